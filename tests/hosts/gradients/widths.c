// Several directions at once: each has what a run of its own gives, to the last bit.
#include "check.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
extern int enzyme_dup, enzyme_dupv, enzyme_dupnoneedv, enzyme_const, enzyme_out, enzyme_width, enzyme_primal_return;
typedef struct { double a[4]; } four;
typedef struct { double y, d[3]; } primal_and_three;
typedef struct { double a[2][2]; } two_by_two;
double __enzyme_fwddiff(void *, ...);
four __enzyme_fwddiff4(void *, ...);
primal_and_three __enzyme_fwddiffp(void *, ...);
two_by_two __enzyme_autodiff22(void *, ...);
void __enzyme_autodiff_(void *, ...);
void __enzyme_fwddiff_(void *, ...);
enum { N = 9 };
static int effects;
static double scaled, *pool;

// Local arrays, calls, a maximum, a branch, an effect.
__attribute__((noinline)) static double damped(double a, const double *x, int i) { return a * tanh(x[i]) + 0.1 * a * a; }
static double scalar(const double *x, int n) {
  double s = 0, t[4] = {1, 1, 1, 1};
  effects++;
  for (int i = 0; i < n; i++) {
    t[i % 4] = damped(sin(x[i]) * t[(i + 1) % 4], x, i);
    s += t[i % 4] * exp(x[(i + 1) % n]);
    if (x[i] > 0.5) s *= fmax(s, x[i]);
  }
  return s;
}

// The heap, variables of the file, memory that is overwritten, lists.
struct node { double *at; struct node *next; };
static void vector(const double *x, double *y, int n) {
  struct node *list = 0;
  double *t = malloc(n * sizeof *t);
  pool = malloc(n * sizeof *pool);
  effects++;
  scaled = x[0] * x[1];
  for (int i = 0; i < n; i++) {
    struct node *made = malloc(sizeof *made);
    t[i] = x[i] * x[(i + 1) % n];
    pool[i] = t[i] * scaled;
    *made = (struct node){i % 2 ? &t[i] : &pool[i], list};
    list = made;
  }
  for (int i = 0; i < n; i++) y[i] = sin(t[i]) + t[(i + 2) % n] * (i ? y[i - 1] : 1);
  for (struct node *next; list; list = next) {
    y[0] += *list->at * *list->at;
    next = list->next;
    free(list);
  }
  for (int i = 1; i < n; i++) y[i] = y[i] * y[i - 1];
  free(t);
  free(pool);
}
static double of_two(double a, double b) { return a * sin(b); }
static double square(const double *x) { return x[0] * x[0] * x[1]; }
/* What is written is reached through pointers in memory that a function made, and gave on. */
struct given { double *to; double **from; };
struct handed { struct given *given; long unused[4]; struct given own; };
__attribute__((noinline)) static int work(int n, struct handed *h) {
  struct given *g = h->given;
  for (int i = 0; i < n; i++) *g->to += (*g->from)[i] * (*g->from)[i];
  return 0;
}
__attribute__((noinline)) static void hand(double *to, double **from, double *out, int n) {
  struct handed h;
  h.given = &h.own;
  h.own.to = to;
  h.own.from = from;
  work(n, &h);
  *out = *to;
}
static double through(double *x, int n) {
  double sum = 0, out = 0;
  hand(&sum, &x, &out, n);
  return out;
}

int main(void) {
  double x[N], dx[4][N + 3] = {{0}}, one[4], y[N], dy[4][N], y1[N], dy1[N], ax[4][N], ax1[N];
  for (int i = 0; i < N; i++) x[i] = 0.1 + 0.13 * i;
  for (int l = 0; l < 4; l++)
    for (int i = 0; i < N; i++) dx[l][i] = 0.3 * l - 0.05 * i * (l + 1);

  // Forward mode: shadows in a list, shadows a stride apart, one that runs backwards, the marker at the end.
  for (int l = 0; l < 4; l++) one[l] = __enzyme_fwddiff((void *)scalar, enzyme_dup, x, dx[l], enzyme_const, N);
  effects = 0;
  four r = __enzyme_fwddiff4((void *)scalar, enzyme_width, 4, enzyme_dup, x, dx[0], dx[1], dx[2], dx[3], N);
  check("effects happen once", effects == 1);
  same("list", r.a, one, 4);
  r = __enzyme_fwddiff4((void *)scalar, enzyme_dupv, sizeof dx[0], x, dx[0], N, enzyme_width, 4);
  same("stride", r.a, one, 4);
  r = __enzyme_fwddiff4((void *)scalar, enzyme_width, 4, enzyme_dupv, -(long)sizeof dx[0], x, dx[3], N);
  for (int l = 0; l < 4; l++) same("backwards", &r.a[l], &one[3 - l], 1);
  primal_and_three p = __enzyme_fwddiffp((void *)scalar, enzyme_width, 3, enzyme_primal_return, enzyme_dup, x, dx[0], dx[1], dx[2], N);
  same("tangents beside the primal", p.d, one, 3);
  double value = scalar(x, N);
  same("the primal", &p.y, &value, 1);
  memset(dy, 0, sizeof dy);
  __enzyme_fwddiff_((void *)vector, enzyme_width, 4, enzyme_dupv, sizeof dx[0], x, dx[0], enzyme_dupv, sizeof dy[0], y, dy[0], N);
  for (int l = 0; l < 4; l++) {
    memset(dy1, 0, sizeof dy1);
    __enzyme_fwddiff_((void *)vector, enzyme_dup, x, dx[l], enzyme_dup, y1, dy1, N);
    same("tangents of a vector", dy[l], dy1, N);
  }
  same("the primal vector", y, y1, N);

  // Reverse mode.
  memset(ax, 0, sizeof ax);
  for (int l = 0; l < 4; l++)
    for (int i = 0; i < N; i++) dy[l][i] = 1.0 / (l + i + 1);
  effects = 0;
  __enzyme_autodiff_((void *)vector, enzyme_width, 4, enzyme_dup, x, ax[0], ax[1], ax[2], ax[3], enzyme_dupnoneedv, sizeof dy[0], y, dy[0], N);
  check("effects happen once", effects == 1);
  for (int l = 0; l < 4; l++) {
    memset(ax1, 0, sizeof ax1);
    for (int i = 0; i < N; i++) dy1[i] = 1.0 / (l + i + 1);
    __enzyme_autodiff_((void *)vector, enzyme_dup, x, ax1, enzyme_dup, y1, dy1, N);
    same("adjoints", ax[l], ax1, N);
    same("seeds", dy[l], dy1, N);
  }
  two_by_two s = __enzyme_autodiff22((void *)of_two, enzyme_width, 2, enzyme_out, 0.7, enzyme_out, 0.4);
  double wanted[2] = {sin(0.4), 0.7 * cos(0.4)};
  for (int l = 0; l < 2; l++)
    check("adjoints that are returned", fabs(s.a[0][l] - wanted[0]) < 1e-14 && fabs(s.a[1][l] - wanted[1]) < 1e-14);
  double d[2][2] = {{0, 0}, {5, 7}};
  __enzyme_autodiff_((void *)square, enzyme_width, 2, enzyme_dupv, (long)sizeof d[0], x, d[0]);
  check("adjoints are added", fabs(d[0][0] + 5 - d[1][0]) < 1e-14 && fabs(d[0][1] + 7 - d[1][1]) < 1e-14);
  r = __enzyme_fwddiff4((void *)through, enzyme_width, 4, enzyme_dup, x, dx[0], dx[1], dx[2], dx[3], N);
  for (int l = 0; l < 4; l++) one[l] = __enzyme_fwddiff((void *)through, enzyme_dup, x, dx[l], enzyme_const, N);
  same("through pointers in memory", r.a, one, 4);
  return report();
}
