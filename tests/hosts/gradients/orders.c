// Derivatives of derivatives, to the third order: forward and reverse mode nested in every way give the same numbers.
#include "check.h"
#include <stdlib.h>
#include <string.h>
extern int enzyme_dup, enzyme_const;
double __enzyme_fwddiff(void *, ...);
void __enzyme_autodiff_v(void *, ...);
enum { N = 5 };

// s′(x)·v, by either mode.
#define FORWARD(name, s) \
  static double name(const double *x, const double *v, int n) { return __enzyme_fwddiff((void *)s, enzyme_dup, x, v, enzyme_const, v, n); }
#define REVERSE(name, s) \
  static double name(const double *x, const double *v, int n) { \
    double g[N] = {0}, d = 0; \
    __enzyme_autodiff_v((void *)s, enzyme_dup, x, g, enzyme_const, v, n); \
    for (int i = 0; i < n; i++) d += g[i] * v[i]; \
    return d; \
  }
#define BOTH(s) FORWARD(s##f, s) REVERSE(s##r, s)
#define ORDERS(s) BOTH(s) BOTH(s##f) BOTH(s##r) BOTH(s##ff) BOTH(s##fr) BOTH(s##rf) BOTH(s##rr)
#define ALL(s) {#s, s, {s##f, s##r}, {s##ff, s##fr, s##rf, s##rr}, {s##fff, s##ffr, s##frf, s##frr, s##rff, s##rfr, s##rrf, s##rrr}}
typedef double scalar(const double *, const double *, int);

// Branches, bits of floats, a maximum, powers.
static double branches(const double *x, const double *v, int n) {
  double s = 1;
  for (int i = 0; i < n; i++)
    s = s * sin(x[i]) + exp(0.3 * x[i]) * fmax(x[i], s) + (s > 1 ? pow(s, 1.5) : s) + fabs(x[i] - 1) * copysign(s, x[i]) + atan2(x[i], s);
  return s * 1e-2;
}
// Memory of its own, which is overwritten.
static double memory(const double *x, const double *v, int n) {
  double *t = malloc(n * sizeof *t), s = 0;
  for (int i = 0; i < n; i++) t[i] = x[i] * x[i];
  for (int k = 0; k < 3; k++)
    for (int i = 1; i < n; i++) t[i] = sqrt(t[i] * t[i - 1] + 1) + t[i] * 0.1;
  for (int i = 0; i < n; i++) s += t[i] * t[n - 1 - i];
  free(t);
  return s;
}
// As often as it takes.
static double converged(const double *x, const double *v, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    double y = 1, a = 2 + x[i] * x[(i + 1) % n];
    while (fabs(y * y - a) > 1e-13) y = 0.5 * (y + a / y);
    s += y * x[i];
  }
  return s;
}
// Structures, calls, a list.
struct link {
  double at, weight;
  struct link *next;
};
__attribute__((noinline)) static double along(const struct link *l) {
  double s = 0;
  for (; l; l = l->next) s = s * 0.5 + log(1 + l->at * l->at) * l->weight;
  return s;
}
static double lists(const double *x, const double *v, int n) {
  struct link *head = 0;
  for (int i = 0; i < n; i++) {
    struct link *made = malloc(sizeof *made);
    *made = (struct link){x[i] * x[(i + 2) % n], 1 + sin(x[i]), head};
    head = made;
  }
  double s = along(head);
  while (head) {
    struct link *next = head->next;
    free(head);
    head = next;
  }
  return s * s;
}
// A small dense system, solved in place.
static double solved(const double *x, const double *v, int n) {
  double a[3][3], b[3], s = 0;
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++) a[i][j] = x[(i + j) % n] * (i == j ? 3 : 0.4) + (i == j);
    b[i] = sin(x[i]);
  }
  for (int k = 0; k < 3; k++)
    for (int i = k + 1; i < 3; i++) {
      double l = a[i][k] / a[k][k];
      for (int j = k; j < 3; j++) a[i][j] -= l * a[k][j];
      b[i] -= l * b[k];
    }
  for (int i = 2; i >= 0; i--) {
    for (int j = i + 1; j < 3; j++) b[i] -= a[i][j] * b[j];
    b[i] /= a[i][i];
    s += b[i] * b[i];
  }
  return s;
}
// Variables of the file, and pointers in them: each order has shadows of its own for them.
static double kept[N];
static struct place {
  struct place *next;
  int at;
} places[3], *first;
__attribute__((noinline)) static double recalled(double s) {
  for (struct place *p = first; p; p = p->next) s += s * kept[p->at];
  return s;
}
static double variables(const double *x, const double *v, int n) {
  first = 0;
  for (int i = 0; i < n; i++) kept[i] = x[i] * sin(x[i]);
  for (int i = 0; i < 3; i++) places[i].at = i + 1, places[i].next = first, first = &places[i];
  return recalled(x[0]);
}

ORDERS(branches) ORDERS(memory) ORDERS(converged) ORDERS(lists) ORDERS(solved) ORDERS(variables)

static const struct {
  const char *name;
  scalar *f, *first[2], *second[4], *third[8];
} all[] = {ALL(branches), ALL(memory), ALL(converged), ALL(lists), ALL(solved), ALL(variables)};

// By differences of the order below.
static double differences(scalar *f, const double *x, const double *v) {
  double up[N], down[N], h = 1e-5;
  for (int i = 0; i < N; i++) up[i] = x[i] + h * v[i], down[i] = x[i] - h * v[i];
  return (f(up, v, N) - f(down, v, N)) / (2 * h);
}
int main(void) {
  double x[N] = {0.5, 1.2, 0.7, 2, 0.9}, v[N] = {1, -0.5, 2, 0.3, -0.7};
  for (unsigned i = 0; i < sizeof all / sizeof *all; i++) {
    within(all[i].name, all[i].first[0](x, v, N), differences(all[i].f, x, v), 1e-7);
    within(all[i].name, all[i].second[0](x, v, N), differences(all[i].first[0], x, v), 1e-7);
    within(all[i].name, all[i].third[0](x, v, N), differences(all[i].second[0], x, v), 1e-7);
    for (int k = 1; k < 8; k++) {
      if (k < 2) within(all[i].name, all[i].first[k](x, v, N), all[i].first[0](x, v, N), 1e-12);
      if (k < 4) within(all[i].name, all[i].second[k](x, v, N), all[i].second[0](x, v, N), 1e-12);
      within(all[i].name, all[i].third[k](x, v, N), all[i].third[0](x, v, N), 1e-11);
    }
  }
  return report();
}
