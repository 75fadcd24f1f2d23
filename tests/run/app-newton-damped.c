// Newton iteration through a pointer with damping and several exits.
// grad: f
// at: p=[1,1.4,1.8,2.2,2.6,3] n=6
// value: 6.908279264871858
// d p: [0.1096298861063048,0.8678229595224837,0.1093728966134716,0.8734047405177773,0.10435189894713114,0.8822452979301606]
#include <math.h>
static int newton(double *x, double a, double b, int maxit) {
  for (int it = 0; it < maxit; it++) {
    double r = *x * *x * *x + a * *x - b, J = 3 * *x * *x + a;
    if (fabs(J) < 1e-12)
      return -1;
    double dx = r / J;
    while (fabs(dx) > 1)
      dx *= 0.5;
    *x -= dx;
    if (fabs(dx) < 1e-13)
      return it;
  }
  return maxit;
}
double f(const double *p, int n) {
  double s = 0;
  for (int i = 0; i + 1 < n; i += 2) {
    double x = 5;
    int it = newton(&x, p[i], p[i + 1], 60);
    if (it < 0)
      return 1e9;
    s += x * x + x * p[i];
  }
  return s;
}
