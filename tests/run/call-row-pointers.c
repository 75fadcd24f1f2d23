// Matrices of row pointers, made, swapped and released by callees.
// grad: f
// at: n=3 x=[1.5,0.7,0.9]
// value: 399.42
// d x: [185.4,180,174.6]
#include <stdlib.h>
#define NI __attribute__((noinline))
NI static double **rows(int n, int m) {
  double **a = malloc(n * sizeof *a);
  for (int i = 0; i < n; i++) a[i] = calloc(m, sizeof **a);
  return a;
}
NI static void mul(double **a, double **b, double **c, int n) {
  for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) for (int k = 0; k < n; k++) c[i][j] += a[i][k] * b[k][j];
}
NI static void swap(double **a, int i, int j) {
  double *t = a[i];
  a[i] = a[j];
  a[j] = t;
}
NI static void drop(double **a, int n) {
  for (int i = 0; i < n; i++) free(a[i]);
  free(a);
}
double f(double *x, int n) {
  double **a = rows(n, n), **b = rows(n, n), **c = rows(n, n);
  for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) {
    a[i][j] = x[i] * (j + 1);
    b[i][j] = x[j] + i;
  }
  swap(a, 0, n - 1);
  mul(a, b, c, n);
  double s = 0;
  for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) s += c[i][j] * (i + 2 * j);
  drop(a, n);
  drop(b, n);
  drop(c, n);
  return s;
}
