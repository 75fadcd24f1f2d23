// What the reverse function reads again is written by the function that is differentiated, and nobody knows how long it is.
// grad: f
// at: x=[1,2,3]
// value: 14
// d x: [2,4,6]
// or error: the derivative by hand of `dot` reads memory of argument 1 again in the reverse sweep
static double dot(const double *v, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += v[i] * v[i];
  return s;
}
static double augmented(const double *v, double *dv, int n) {
  (void)dv;
  return dot(v, n);
}
static void reverse(const double *v, double *dv, int n, double ds) {
  for (int i = 0; i < n; i++) dv[i] += 2 * v[i] * ds;
}
void *__enzyme_register_gradient_dot[] = {(void *)dot, (void *)augmented, (void *)reverse};
double f(double *x) {
  double s = dot(x, 3);
  x[0] = 5;
  return s;
}
