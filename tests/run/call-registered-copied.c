// The reverse function of a derivative by hand reads memory that is written again before, and of which the function that
// called it is made in two sweeps: copies are kept.
// grad: f
// at: x=[1,2,3]
// value: 518
// d x: [260,152,288]
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
__attribute__((noinline)) static double part(const double *x, double *out) {
  double t[3];
  for (int i = 0; i < 3; i++) t[i] = x[i] * x[i];
  *out = dot(t, 3);
  return t[0];
}
double f(const double *x) {
  double t[3], s = 0, out;
  for (int k = 1; k < 5; k++) {
    for (int i = 0; i < 3; i++) t[i] = k * x[i];
    s += dot(t, 3);
  }
  double first = part(x, &out);
  return s + first * out;
}
