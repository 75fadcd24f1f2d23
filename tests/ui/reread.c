// A derivative by hand whose reverse function reads memory that is not what it was.
__attribute__((noinline)) static double dot(const double *v, int n) {
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
double overwritten(double *x) {
  double s = dot(x, 3);
  x[0] = 5;
  return s;
}
__attribute__((noinline)) static double part(const double *x, int n, double *out) {
  double t[n];
  for (int i = 0; i < n; i++) t[i] = x[i] * x[i];
  *out = dot(t, n);
  return t[0];
}
double ended(const double *x, int n) {
  double out, first = part(x, n, &out);
  return first * out;
}
