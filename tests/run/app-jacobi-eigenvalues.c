// Cyclic Jacobi eigenvalues on one-based row pointers.
// grad: f
// at: x=[0.922,1.151,1.7,1.761,2.139,2.062]
// value: 3.3358174169263908
// d x: [0,-0.32116031098470643,0.7972893693432737,0.6305345898226956,0,0.05327094392919964]
#include <math.h>
#include <stdlib.h>
static double *vec(int n) {
  double *v = malloc((n + 1) * sizeof *v);
  return v - 1 + 1;
}
double f(const double *x) {
  int n = 3;
  double *a[4], *d = vec(n);
  for (int i = 1; i <= n; i++) {
    a[i] = (double *)malloc(n * sizeof(double)) - 1;
    for (int j = 1; j <= n; j++)
      a[i][j] = x[(i < j ? i : j) + (i < j ? j : i) - 2 + (i == j)];
  }
  for (int sw = 0; sw < 6; sw++)
    for (int p = 1; p < n; p++)
      for (int q = p + 1; q <= n; q++) {
        if (fabs(a[p][q]) < 1e-14)
          continue;
        double th = (a[q][q] - a[p][p]) / (2 * a[p][q]),
               t = copysign(1, th) / (fabs(th) + sqrt(th * th + 1)), c = 1 / sqrt(t * t + 1),
               s = t * c;
        for (int k = 1; k <= n; k++) {
          double u = a[k][p], v = a[k][q];
          a[k][p] = c * u - s * v;
          a[k][q] = s * u + c * v;
        }
        for (int k = 1; k <= n; k++) {
          double u = a[p][k], v = a[q][k];
          a[p][k] = c * u - s * v;
          a[q][k] = s * u + c * v;
        }
      }
  double r = 0;
  for (int i = 1; i <= n; i++) {
    d[i] = a[i][i];
    r += log(1 + d[i] * d[i]);
  }
  for (int i = 1; i <= n; i++)
    free(a[i] + 1);
  free(d);
  return r;
}
