#include <math.h>
// A weighted sum of logarithms.
double wls(const double *x, const double *w, int n, double a) {
  double s = 0;
  for (int i = 0; i < n; i++) s += w[i] * log1p(a * x[i] * x[i]);
  return s;
}
// Writes what it finds.
void act(const double *x, double *y, int n, double a) {
  for (int i = 0; i < n; i++) y[i] = tanh(a * x[i]) + x[(i + 1) % n];
}
// Works in place, with a table that has no derivative.
void smooth(double *u, const double *k, int n, int m) {
  for (int i = 0; i < n; i++)
    for (int j = 1; j + 1 < m; j++)
      u[i * m + j] = k[0] * u[i * m + j - 1] + k[1] * u[i * m + j] + k[2] * u[i * m + j + 1];
}
float single(const float *x, long n) {
  float s = 0;
  for (long i = 0; i < n; i++) s += sqrtf(1 + x[i] * x[i]);
  return s;
}
double power(double x, int k) {
  double r = 1;
  for (int i = 0; i < k; i++) r *= x;
  return r;
}
double solve(const double *x, double *y, double *norm, int n) {
  double s = 0;
  for (int i = 0; i < 2 * n + 1; i++) y[i] = sin(i + x[i % n]), s += y[i] * y[i];
  *norm = sqrt(s);
  return s * x[0];
}
