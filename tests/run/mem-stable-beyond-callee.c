// A callee reads memory that its caller overwrites before the reverse runs.
// grad: f
// at: x=[2,3]
// value: 360
// d x: [360,240]
__attribute__((noinline)) static double product(const double *x) { return x[0] * x[1]; }
double f(double *x) {
  double s = product(x);
  x[0] = 10;
  x[1] = s;
  return s * product(x);
}
