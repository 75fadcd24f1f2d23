// A call whose result only adds to the function's: its derivative runs in its place.
// grad: f
// at: x=[0.3,-0.7,1.1,0.9] y=[0.5,0.2,-0.3,0.8] n=4 p=0.6
// value: 3.3591268130378755
// d x: [0.40165160662764637,0.034516927846169956,0.26746080144772921,1.1067289810183196]
// d y: [2.2313978145980355,0.47940177564124936,-2.4764889022937888,3.8428089618691654]
// d p: 5.8219886566832164
#include <math.h>
__attribute__((noinline)) static double work(const double *x, double *y, int n, double p) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    y[i] = y[i] * exp(x[i] * p);
    sum += y[i] * sin(y[i]);
  }
  return sum;
}
double f(const double *x, double *y, int n, double p) {
  double q = p * p;
  double first = p > 0.5 ? work(x, y, n, q) * 2 : 1;
  return first + q;
}
