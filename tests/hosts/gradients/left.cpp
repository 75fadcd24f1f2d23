// Memory that is left to the caller, where the derivative releases other memory before: in loops, in callees, in either. Leak
// sanitizer sees shadows that are never released, address sanitizer those that are released twice, or not as their primals.
#include "check.h"
#include <cstdlib>
#include <initializer_list>

extern int enzyme_const, enzyme_dup;
double __enzyme_autodiff(void *, ...);

static const double x[4] = {1.5, 2, 3, 4};

// The last of several blocks is left: x0 x1 ... xn.
__attribute__((noinline)) static double product(const double *x, int n, double **out) {
  double *p = new double[1];
  p[0] = x[0];
  for (int i = 1; i < n; i++) {
    double *q = new double[i + 1];
    for (int j = 0; j < i; j++)
      q[j] = p[j];
    q[i] = p[i - 1] * x[i];
    delete[] p;
    p = q;
  }
  *out = p;
  return p[n - 1];
}

struct Row {
  double *p;
  int n, room;
};

// A callee releases what it grows out of.
__attribute__((noinline)) static void push(Row *v, double a) {
  if (v->n == v->room) {
    v->room = 2 * v->room + 1;
    v->p = (double *)realloc(v->p, v->room * sizeof(double));
  }
  v->p[v->n++] = a;
}

__attribute__((noinline)) static double grow(const double *x, int n, Row *out) {
  Row v = {nullptr, 0, 0};
  for (int i = 0; i < n; i++)
    push(&v, x[i] * x[i]);
  double s = 0;
  for (int i = 0; i < n; i++)
    s += v.p[i] * x[0];
  *out = v;
  return s;
}

struct Node {
  double v;
  Node *next;
};
__attribute__((noinline)) static void drop(Node *node) {
  if (node)
    delete node;
}
__attribute__((noinline)) static void fill(Node *node, const double *x) { node->v = x[0] * x[0]; }

// Released here or by a callee, once.
__attribute__((noinline)) static double either(const double *x, int n, Node **out) {
  Node *a = new Node{0, nullptr};
  fill(a, x);
  double r = a->v * x[1];
  if (n > 3)
    delete a;
  else
    drop(a);
  *out = new Node{r, nullptr};
  return r;
}

// A list of which every second node is released.
__attribute__((noinline)) static double thin(const double *x, int n, Node **out) {
  Node *head = nullptr;
  for (int i = 0; i < n; i++)
    head = new Node{x[i] * x[i], head};
  double s = 0;
  for (Node *at = head; at && at->next; at = at->next) {
    Node *gone = at->next;
    s += at->v * gone->v;
    at->next = gone->next;
    drop(gone);
  }
  *out = head;
  return s;
}

int main() {
  for (int n : {2, 4}) {
    double d[4] = {}, *out = nullptr, *shadow = nullptr, whole = 1;
    __enzyme_autodiff((void *)product, enzyme_dup, x, d, enzyme_const, n, enzyme_dup, &out, &shadow);
    for (int i = 0; i < n; i++)
      whole *= x[i];
    for (int i = 0; i < 4; i++)
      expect("the last block is left", d[i], i < n ? whole / x[i] : 0);
    delete[] out;
    delete[] shadow;
  }
  {
    double d[4] = {};
    Row out = {}, shadow = {};
    __enzyme_autodiff((void *)grow, enzyme_dup, x, d, enzyme_const, 4, enzyme_dup, &out, &shadow);
    expect("a row grows in a callee, 0", d[0], 3 * x[0] * x[0] + x[1] * x[1] + x[2] * x[2] + x[3] * x[3]);
    for (int i = 1; i < 4; i++)
      expect("a row grows in a callee", d[i], 2 * x[i] * x[0]);
    free(out.p);
    free(shadow.p);
  }
  for (int n : {2, 4}) {
    double d[4] = {};
    Node *out = nullptr, *shadow = nullptr;
    __enzyme_autodiff((void *)either, enzyme_dup, x, d, enzyme_const, n, enzyme_dup, &out, &shadow);
    expect("released here or there, 0", d[0], 2 * x[0] * x[1]);
    expect("released here or there, 1", d[1], x[0] * x[0]);
    delete out;
    delete shadow;
  }
  {
    double d[4] = {};
    Node *out = nullptr, *shadow = nullptr;
    __enzyme_autodiff((void *)thin, enzyme_dup, x, d, enzyme_const, 4, enzyme_dup, &out, &shadow);
    // x3² x2² + x1² x0²
    expect("half of a list, 0", d[0], 2 * x[0] * x[1] * x[1]);
    expect("half of a list, 1", d[1], 2 * x[1] * x[0] * x[0]);
    expect("half of a list, 2", d[2], 2 * x[2] * x[3] * x[3]);
    expect("half of a list, 3", d[3], 2 * x[3] * x[2] * x[2]);
    for (Node *at : {out, shadow})
      while (at) {
        Node *next = at->next;
        delete at;
        at = next;
      }
  }
  return report();
}
