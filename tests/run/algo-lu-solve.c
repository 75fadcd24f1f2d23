// In-place LU with partial pivoting, then a triangular solve.
// grad: f
// at: n=3 a=[1,4,2,3,1,-1,2,0.5,5] b=[1,2,3]
// value: 0.726269452538905
// d a: [0.14614649701740348,-0.017363940239691504,0.0535388157390488,-0.32611772310158793,0.0387466601704857,-0.11946886885899756,-0.21635992878284968,0.025706130152417784,-0.07926056796995484]
// d b: [-0.18376836753673506,0.4100688201376403,0.2720565441130882]
#include <math.h>
double f(int n, double *a, double *b) {
  for (int k = 0; k < n; k++) {
    int best = k;
    for (int i = k + 1; i < n; i++)
      if (fabs(a[i * n + k]) > fabs(a[best * n + k]))
        best = i;
    if (best != k) {
      for (int j = 0; j < n; j++) {
        double t = a[k * n + j];
        a[k * n + j] = a[best * n + j];
        a[best * n + j] = t;
      }
      double t = b[k];
      b[k] = b[best];
      b[best] = t;
    }
    for (int i = k + 1; i < n; i++) {
      a[i * n + k] /= a[k * n + k];
      for (int j = k + 1; j < n; j++)
        a[i * n + j] -= a[i * n + k] * a[k * n + j];
      b[i] -= a[i * n + k] * b[k];
    }
  }
  for (int i = n - 1; i >= 0; i--) {
    for (int j = i + 1; j < n; j++)
      b[i] -= a[i * n + j] * b[j];
    b[i] /= a[i * n + i];
  }
  double s = 0;
  for (int i = 0; i < n; i++)
    s += b[i] * b[i];
  return s;
}
