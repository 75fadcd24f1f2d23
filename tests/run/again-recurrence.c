// What the inner loop hands on costs more to keep than to compute: rows run again in the reverse sweep, some with an array of their own.
// grad: f
// at: x=[0.3,-0.7,1.1,0.9] y=[0,0,0,0] n=4 p=0.8
// value: 124.97217924772565
// d x: [18.418404684085086,10.663862692899587,27.956394244009449,7.0459341285153618]
// d y: [0,0,0,0]
// d p: 4.864032680007031
#include <math.h>
static double row(const double *x, int k, int n, double p) {
  double a = x[k], b = p, c = 0.5, d = 0.25, own[3] = {p, x[k] * p, 1};
  for (int i = 0; i < n; i++) {
    double s = 0.3 * a * b + 0.2 * own[i % 3], t = 0.4 * c * d;
    b = 0.3 * a * c + x[i];
    a = s + t;
    d = 0.3 * c * b - 0.2 * own[(i + 1) % 3] * a;
    c = s - t;
    own[i % 3] = a * 0.5 + 0.2 * own[(i + 2) % 3] * b;
  }
  return a + b * c * d;
}
double f(const double *x, double *y, int n, double p) {
  double state = p;
  for (int k = 0; k < n; k++) {
    double e = 0;
    for (int j = 0; j < 2; j++)
      e += row(x, k, n, state + j) * (j + 1);
    y[k] = e;
    state = state * 0.5 + e * 0.01;
  }
  double sum = 1;
  for (int k = 0; k < n; k++)
    sum *= y[k] + 3;
  return sum;
}
