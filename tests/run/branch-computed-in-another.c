// A quotient that one arm computes for another, infinite where that one is not entered: 0 · ∞ must not reach the gradient.
// grad: f
// at: x=[-1.2555,-0.7715,0.9965,0.4995,-1.0095,1.0855,0.5995,-0.6355] y=[1.0315,0.3,-0.4075] s=0.6785 n=5
// value: -0.2555
// d x: [1,0,0,0,0,0,0,0]
// d s: 0
// at: x=[1.5,-0.7715,0.9965,0.4995,-1.0095,1.0855,0.5995,-0.6355] y=[0.05,0.3,-0.4075] s=0.125 n=4
// value: 2.118369803069737
// d x: [1,0,0,0,0,0,0,0]
// d s: 1.3971329080479076
#include <math.h>
static double quotient(double a, double b) { return b > 0.25 || b < -0.25 ? a / b : a; }
double f(const double *x, const double *y, double s, int n) {
  double v = 0.5;
  float limit = 0.1 * (3 * n);
  int state = n & 1;
  for (int i = 0; i < 6; i++)
    switch (state) {
    case 0:
      v = sin(v * quotient(0.5, fdim(0.5, s)));
      state = limit > y[2] ? 1 : 2;
      break;
    case 1:
      if (y[0] < 0.1) {
        if (3 * n & 1)
          return v;
        if (n == 4)
          return v + x[0];
      }
      state = x[(int)(3.0 * sin(v) + 4.0) & 7] >= v ? 2 : 0;
      break;
    default:
      state = 0;
    }
  return 1 + x[0];
}
