// In-place Cholesky factorisation, then the log determinant.
// grad: f
// at: n=3 a=[4,1,0.5,1,5,-1,0.5,-1,6]
// value: 4.6798137289838575
// d a: [0.2691415313225058,0,0,-0.12064965197215777,0.22041763341067286,0,-0.06496519721577726,0.08352668213457076,0.17633410672853828]
#include <math.h>
double f(int n, double *a) {
  double logdet = 0;
  for (int j = 0; j < n; j++) {
    for (int k = 0; k < j; k++)
      a[j * n + j] -= a[j * n + k] * a[j * n + k];
    a[j * n + j] = sqrt(a[j * n + j]);
    logdet += 2 * log(a[j * n + j]);
    for (int i = j + 1; i < n; i++) {
      for (int k = 0; k < j; k++)
        a[i * n + j] -= a[i * n + k] * a[j * n + k];
      a[i * n + j] /= a[j * n + j];
    }
  }
  return logdet;
}
