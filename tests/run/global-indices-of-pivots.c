// A table of pivots of the file, which a callee swaps: what all functions store there are integers that are
// counted.
// grad: f
// at: n=3 x=[1.5,2.25,3.1]
// value: 7.2733042321734445
// d x: [0.5498766742639483,0.4105446106132985,0.4036966499110181]
#include <math.h>
static int piv[8];
__attribute__((noinline)) static void start(int n) { for (int i = 0; i < n; i++) piv[i] = i; }
__attribute__((noinline)) static void swap(int i, int j) { int t = piv[i]; piv[i] = piv[j]; piv[j] = t; }
__attribute__((noinline)) static void lu(int n, double *a) {
  for (int k = 0; k < n; k++) {
    int best = k;
    for (int i = k + 1; i < n; i++) if (fabs(a[piv[i] * n + k]) > fabs(a[piv[best] * n + k])) best = i;
    swap(k, best);
    for (int i = k + 1; i < n; i++) {
      double m = a[piv[i] * n + k] /= a[piv[k] * n + k];
      for (int j = k + 1; j < n; j++) a[piv[i] * n + j] -= m * a[piv[k] * n + j];
    }
  }
}
double f(int n, const double *x) {
  double a[16]; int m = 3;
  start(m);
  for (int i = 0; i < 9; i++) a[i] = x[i % n] * (i + 1) + (i % 4) * x[(i + 1) % n];
  lu(m, a);
  double d = 0;
  for (int k = 0; k < m; k++) d += log(fabs(a[piv[k] * m + k]));
  return d;
}
