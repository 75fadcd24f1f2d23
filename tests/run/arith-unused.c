// An unused argument has adjoint zero and does not disturb the order of the others.
// grad: f
// at: x=2 unused=5 y=3
// value: 12
// d x: 12
// d unused: 0
// d y: 4
double f(double x, double unused, double y) {
  (void)unused;
  return x * x * y;
}
