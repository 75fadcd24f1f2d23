// A call whose result is dropped but whose writes are not.
// grad: f
// at: x=[2,3]
// value: 36
// d x: [36,24]
__attribute__((noinline)) static double update(double *x) {
  x[0] *= x[1];
  return x[0] * 100;
}
double f(double *x) {
  (void)update(x);
  return x[0] * x[0];
}
