// What is computed ahead of two branches, and infinite where neither needs it: 0 · ∞ must not reach the gradient.
// grad: f
// at: x=[0.5,1.25,0,1.5,0.75,0.25] uses=[1,0,0,3] n=4
// value: 2.8367809032716734
// d x: [-0.36333344704305874,-0.18031658498697066,0,5.7490214737809391,-27.561457549230959,0]
// at: x=[0.5,1.25,2.0,1.5,0.75,0] uses=[3,1,2,1,0] n=5
// value: -1.3633045839741884
// d x: [0.054530398825594922,-0.3532130799788352,-0.051161665105287639,-1.1858384857465032,8.4019421061523299,0]
#include <math.h>
double f(const double *x, const int *uses, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    double q = x[i] / x[i + 1], l = log(x[i + 1]) * q;
    if (uses[i] & 1)
      s += q * l;
    if (uses[i] & 2)
      s *= sin(l) - q;
  }
  return s;
}
