// Derivatives by hand that take each integer twice, as they take pointers.
// grad: f
// at: x=[1,2,3] a=0.5
// value: 7
// d x: [1,2,3]
// d a: 14
struct taped {
  double a, result;
};
struct both {
  double value, tangent;
};
static double scaled(double a, const double *v, int n, long step) {
  double s = 0;
  for (long i = 0; i < n; i += step) s += v[i] * v[i];
  return a * s;
}
static struct taped augmented(double a, const double *v, double *dv, int n, int again, long step, long step_again) {
  (void)dv, (void)again, (void)step_again;
  return (struct taped){a, scaled(a, v, n, step)};
}
static double reverse(double a, const double *v, double *dv, int n, int again, long step, long step_again, double ds, double tape) {
  (void)a, (void)again, (void)step_again;
  for (long i = 0; i < n; i += step) dv[i] += 2 * tape * v[i] * ds;
  return scaled(1, v, n, step) * ds;
}
static struct both forward(double a, double da, const double *v, const double *dv, int n, int again, long step, long step_again) {
  struct both r = {scaled(a, v, n, step), da * scaled(1, v, n, step)};
  (void)again, (void)step_again;
  for (long i = 0; i < n; i += step) r.tangent += 2 * a * v[i] * dv[i];
  return r;
}
void *__enzyme_register_gradient_scaled[] = {(void *)scaled, (void *)augmented, (void *)reverse};
void *__enzyme_register_derivative_scaled[] = {(void *)scaled, (void *)forward};
double f(const double *x, double a) { return scaled(a, x, 3, 1); }
