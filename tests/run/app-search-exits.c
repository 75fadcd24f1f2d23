// Nested loops left by return, goto and break; the way out is reported through a pointer.
// grad: f
// at: x=[0.422,0.351,0.6,0.361,0.439,0.062,0.047,-0.345,-0.311] n=9
// value: 50.727671971701646
// d x: [47.39861564358366,45.46117398583714,45.147347674061024,39.19872196789954,32.31666778687469,16.662824688840715,15.757966877266213,13.808787050192674,5.413001981647153]
#include <math.h>
static double scan(const double *x, int n, int *why) {
  double p = 1;
  for (int i = 0;; i++) {
    for (int j = i; j < n; j++) {
      p *= 1 + 0.5 * x[j] * x[i];
      if (p > 4) {
        *why = 1;
        return log(p);
      }
      if (x[j] < -0.55) {
        *why = 2;
        goto out;
      }
    }
    if (i == n - 1) {
      *why = 3;
      break;
    }
  }
  return p;
out:
  return p * p;
}
double f(const double *x, int n) {
  double s = 0;
  int w = 0;
  for (int k = 1; k <= n; k++) {
    s += scan(x, k, &w) * w;
    if (s > 60)
      return sqrt(s);
  }
  return s;
}
