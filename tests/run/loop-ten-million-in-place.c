// 10⁷ values updated in place, to their prefix products: (1 + x/n)ⁿ.
// grad: f
// at: n=10000000 x=0.5
// value: 1.6487212500911131
// d x: 1.6487211676550547
// tol: 1e-8
// compiled only: 10⁷ iterations
#include <stdlib.h>
double f(int n, double x) {
  double *a = malloc(n * sizeof *a);
  for (int i = 0; i < n; i++)
    a[i] = 1 + x / n;
  for (int i = 1; i < n; i++)
    a[i] *= a[i - 1];
  double r = a[n - 1];
  free(a);
  return r;
}
