// A function in several lanes: each lane has what a call of its own gives, and writes what that writes.
#include "check.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
extern int enzyme_width, enzyme_scalar, enzyme_vector, enzyme_buffer;
typedef struct { double a[4]; } four;
typedef struct { float a[3]; } three;
typedef struct { int a[2]; } two;
four __enzyme_batch4(void *, ...);
three __enzyme_batch3(void *, ...);
two __enzyme_batch2(void *, ...);
double __enzyme_batch1(void *, ...);
void __enzyme_batch_(void *, ...);
enum { N = 7 };

static double square(double x, double y) { return x * x + sin(y); }
static float single(float x, int k) { return x * k + 0.5f; }
static int counted(int n) {
  int s = 0;
  for (int i = 0; i < n; i++) s += i * i;
  return s;
}
// Lanes go different ways, and round as often as they like.
static double root(double x) {
  double y = x > 1 ? x : 1;
  int i = 0;
  while (fabs(y * y - x) > 1e-9 * x && i++ < 100) y = 0.5 * (y + x / y);
  if (x < 0.5) return -y;
  return i > 4 ? y * 2 : y;
}
static double total(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += x[i] * (i % 2 ? cos(x[i]) : 1);
  return s;
}
static void scan(const double *x, double *y, int n) {
  double *t = malloc(n * sizeof *t), s = 0;
  for (int i = 0; i < n; i++) t[i] = s += x[i];
  for (int i = 0; i < n; i++)
    if (t[i] > 1) y[i] = t[i] * t[n - 1 - i];
  free(t);
}
// What all lanes share is written as calls would, one after the other.
static int calls;
static double last;
static double effect(double x) {
  calls++;
  last = last * 0.5 + x;
  return last;
}
static void add(double *to, double x) { *to += x; }
static double recursive(double x, int n) { return n ? recursive(x * 0.5, n - 1) + x : 1; }
struct node { double v; struct node *next; };
static double listed(const struct node *n) {
  double s = 0;
  for (; n; n = n->next) s = s * 0.5 + n->v;
  return s;
}

int main(void) {
  double x[4][N], y[4][N], z[4][N], one[4];
  for (int l = 0; l < 4; l++)
    for (int i = 0; i < N; i++) x[l][i] = 0.1 + 0.3 * i - 0.2 * l, y[l][i] = z[l][i] = -1;
  four r = __enzyme_batch4((void *)square, enzyme_width, 4, enzyme_vector, 1.0, 2.0, 3.0, 4.0, enzyme_scalar, 0.5);
  for (int l = 0; l < 4; l++) one[l] = square(l + 1, 0.5);
  same("a scalar beside vectors", r.a, one, 4);
  r = __enzyme_batch4((void *)square, enzyme_width, 4, 1.0, 2.0, 3.0, 4.0, 0.1, 0.2, 0.3, 0.4);
  for (int l = 0; l < 4; l++) one[l] = square(l + 1, 0.1 * (l + 1));
  check("vectors by default", fabs(r.a[3] - one[3]) < 1e-15 && fabs(r.a[0] - one[0]) < 1e-15);
  check("one lane", __enzyme_batch1((void *)square, 3.0, 0.0) == 9);
  three s = __enzyme_batch3((void *)single, enzyme_width, 3, 1.0f, 2.0f, 3.0f, enzyme_scalar, 3);
  check("floats", s.a[0] == 3.5f && s.a[1] == 6.5f && s.a[2] == 9.5f);
  two t = __enzyme_batch2((void *)counted, enzyme_width, 2, 3, 6);
  check("integers", t.a[0] == counted(3) && t.a[1] == counted(6));
  r = __enzyme_batch4((void *)root, enzyme_width, 4, 0.1, 2.0, 9.0, 1e6);
  double at[4] = {0.1, 2, 9, 1e6};
  for (int l = 0; l < 4; l++) one[l] = root(at[l]);
  same("ways of their own", r.a, one, 4);
  for (int l = 0; l < 4; l++) one[l] = total(x[l], N);
  r = __enzyme_batch4((void *)total, enzyme_width, 4, enzyme_buffer, sizeof x[0], x[0], enzyme_scalar, N);
  same("a buffer", r.a, one, 4);
  r = __enzyme_batch4((void *)total, enzyme_width, 4, x[3], x[2], x[1], x[0], enzyme_scalar, N);
  for (int l = 0; l < 4; l++) same("pointers", &r.a[l], &one[3 - l], 1);
  int lengths[4] = {7, 0, 3, 5};
  for (int l = 0; l < 4; l++) one[l] = total(x[l], lengths[l]);
  r = __enzyme_batch4((void *)total, enzyme_width, 4, enzyme_buffer, sizeof x[0], x[0], lengths[0], lengths[1], lengths[2], lengths[3]);
  same("lengths of their own", r.a, one, 4);
  __enzyme_batch_((void *)scan, enzyme_width, 4, enzyme_buffer, sizeof x[0], x[0], enzyme_buffer, sizeof y[0], y[0], enzyme_scalar, N);
  for (int l = 0; l < 4; l++) scan(x[l], z[l], N);
  same("memory that lanes write", y[0], z[0], 4 * N);
  last = 1;
  r = __enzyme_batch4((void *)effect, enzyme_width, 4, 1.0, 2.0, 3.0, 4.0);
  check("effects happen in each lane", calls == 4);
  last = 1;
  for (int l = 0; l < 4; l++) one[l] = effect(l + 1);
  same("effects in order", r.a, one, 4);
  double sum = 1;
  __enzyme_batch_((void *)add, enzyme_width, 4, enzyme_scalar, &sum, 1.0, 2.0, 3.0, 4.0);
  check("memory that lanes share", sum == 11);
  for (int l = 0; l < 4; l++) one[l] = recursive(at[l], l);
  r = __enzyme_batch4((void *)recursive, enzyme_width, 4, at[0], at[1], at[2], at[3], 0, 1, 2, 3);
  same("recursion", r.a, one, 4);
  struct node nodes[4] = {{1, 0}, {2, nodes}, {3, nodes + 1}, {4, nodes + 2}};
  for (int l = 0; l < 4; l++) one[l] = listed(&nodes[l]);
  r = __enzyme_batch4((void *)listed, enzyme_width, 4, enzyme_buffer, sizeof nodes[0], nodes);
  same("lists", r.a, one, 4);
  return report();
}
