// Functions that release memory which they were given, and leave other memory to their caller. The shadow of what was given
// stays the caller's, that of what was made and released ends with the request. Leak sanitizer sees what is never released,
// address sanitizer what is released twice.
#include "check.h"
#include <cstdlib>
#include <initializer_list>

extern int enzyme_const, enzyme_dup, enzyme_runtime_activity;
double __enzyme_autodiff(void *, ...);

static const double x[4] = {1.5, 2, 3, 4};

struct Row {
  double *p;
  int n, room;
};

// The block that was given moves, and what it moves to, too.
__attribute__((noinline)) static void push(Row *v, double a) {
  if (v->n == v->room) {
    v->room += 1;
    v->p = (double *)realloc(v->p, v->room * sizeof(double));
  }
  v->p[v->n++] = a;
}

__attribute__((noinline)) static double extend(const double *x, int n, Row *v) {
  double s = 0;
  for (int i = 0; i < n; i++)
    push(v, x[i] * v->p[0]);
  for (int i = 0; i < v->n; i++)
    s += v->p[i];
  return s;
}

// Each block is made of the one before, the first of the caller's.
__attribute__((noinline)) static double powers(const float *x, int n, float **at) {
  for (int i = 0; i < n; i++) {
    float *next = new float(**at * *x);
    delete *at;
    *at = next;
  }
  return **at;
}

struct Node {
  double v;
  Node *next;
};

// Nodes of the caller's are replaced, and some of the new ones are dropped again by a callee.
__attribute__((noinline)) static void drop(Node *node) { delete node; }

__attribute__((noinline)) static double replace(const double *x, int n, Node **head) {
  Node *made = nullptr;
  for (int i = 0; *head; i++) {
    Node *old = *head;
    made = new Node{old->v * x[i % n], made};
    *head = old->next;
    drop(old);
  }
  double s = 0;
  for (Node *at = made; at && at->next; at = at->next) {
    Node *gone = at->next;
    s += at->v * gone->v;
    at->next = gone->next;
    drop(gone);
  }
  *head = made;
  return s;
}

// Returned memory, and one of two blocks is released: which one is known when the program runs.
__attribute__((noinline)) static double *pick(const double *x, int k, double *given) {
  double *made = (double *)malloc(2 * sizeof(double));
  made[0] = x[0] * given[0];
  made[1] = x[1];
  double *keep = k ? made : given, *gone = k ? given : made;
  keep[0] *= gone[0];
  free(gone);
  return keep;
}
__attribute__((noinline)) static double picked(const double *x, int k, double **out) {
  *out = pick(x, k, *out);
  return **out;
}

static void rows() {
  double d[4] = {};
  Row v = {(double *)malloc(sizeof(double)), 1, 1}, shadow = {(double *)calloc(1, sizeof(double)), 1, 1};
  double *given = shadow.p;
  v.p[0] = 2;
  __enzyme_autodiff((void *)extend, enzyme_dup, x, d, enzyme_const, 4, enzyme_dup, &v, &shadow);
  for (int i = 0; i < 4; i++)
    expect("a row that was given grows", d[i], 2);
  expect("what was given", given[0], 1 + 1.5 + 2 + 3 + 4);
  free(v.p);
  free(shadow.p);
  free(given);
}

static void blocks() {
  float a = 1.5, da = 0, *at = new float(2), *shadow = new float(0), *given = shadow;
  __enzyme_autodiff((void *)powers, enzyme_dup, &a, &da, enzyme_const, 5, enzyme_dup, &at, &shadow);
  expect("each of the one before", da, 2 * 5 * 1.5 * 1.5 * 1.5 * 1.5);
  expect("the first of them", *given, 1.5 * 1.5 * 1.5 * 1.5 * 1.5);
  delete at;
  delete shadow;
  delete given;
}

static Node *list(int n, double first) {
  Node *head = nullptr;
  for (int i = n - 1; i >= 0; i--)
    head = new Node{first * (i + 1), head};
  return head;
}

static void end(Node *at) {
  while (at) {
    Node *next = at->next;
    delete at;
    at = next;
  }
}

static void nodes() {
  double d[4] = {};
  Node *head = list(4, 1), *shadow = list(4, 0), *given = shadow;
  __enzyme_autodiff((void *)replace, enzyme_dup, x, d, enzyme_const, 4, enzyme_dup, &head, &shadow);
  // 4 x3 · 3 x2 + 2 x1 · x0
  expect("nodes, 0", d[0], 2 * x[1]);
  expect("nodes, 1", d[1], 2 * x[0]);
  expect("nodes, 2", d[2], 12 * x[3]);
  expect("nodes, 3", d[3], 12 * x[2]);
  double v[4] = {2 * x[1] * x[0], x[1] * x[0], 4 * x[3] * x[2], 3 * x[3] * x[2]};
  Node *at = given;
  for (int i = 0; i < 4; i++, at = at->next)
    expect("nodes that were given", at->v, v[i]);
  end(head);
  end(shadow);
  end(given);
}

static void either() {
  for (int k : {0, 1}) {
    double d[4] = {}, *out = (double *)malloc(sizeof(double)), *shadow = (double *)calloc(1, sizeof(double));
    double *given = shadow;
    out[0] = 5;
    __enzyme_autodiff((void *)picked, enzyme_dup, x, d, enzyme_const, k, enzyme_dup, &out, &shadow);
    expect("either block", d[0], 25);
    expect("either block, given", given[0], 2 * x[0] * 5);
    free(out);
    free(given);
    if (shadow != given)
      free(shadow);
  }
}

// A shadow that equals the primal: what was given carries no derivative, what is made does.
static void inactive() {
  double d[4] = {};
  Row v = {(double *)malloc(sizeof(double)), 1, 1}, shadow = {v.p, 1, 1};
  v.p[0] = 2;
  __enzyme_autodiff((void *)extend, enzyme_runtime_activity, enzyme_dup, x, d, enzyme_const, 4, enzyme_dup, &v, &shadow);
  for (int i = 0; i < 4; i++)
    expect("a row without a derivative grows", d[i], 2);
  free(v.p);
  free(shadow.p);
}

int main() {
  rows();
  blocks();
  nodes();
  either();
  inactive();
  return report();
}
