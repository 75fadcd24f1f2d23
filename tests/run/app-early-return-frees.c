// An early return inside a loop with buffers of two lifetimes.
// grad: f
// at: x=[0.422,0.351,0.6,0.361,0.439,0.062,0.047,-0.345,-0.311] n=9
// value: -3.6482661498896616
// d x: [3.3853121734074967,0.4445465861299078,1.8674123670992695,-0.5390294290969437,-0.13308223413027123,-0.7610939671119459,0.022812267841241733,12.974579954709084,0]
#include <stdlib.h>
double f(double *x, int n) {
  double *a = malloc(n * sizeof *a);
  double s = 0;
  for (int i = 0; i < n; i++) {
    double *t = calloc(4, sizeof *t);
    for (int k = 0; k < 4; k++)
      t[k] = x[i] * (k + 1) + (i ? a[i - 1] : 0);
    a[i] = t[3] * t[0] - t[1];
    if (a[i] > 1.5) {
      s += a[i] * t[2];
      free(t);
      free(a);
      return s;
    }
    x[i] = t[2];
    s += a[i];
    free(t);
  }
  s *= a[n - 1];
  free(a);
  return s + x[0];
}
