// References as out-parameters.
// grad: f
// at: x=1.5 y=2
// value: 68.25
// d x: 96.5
// d y: 79.875
__attribute__((noinline)) static void rotate(double &a, double &b) {
  double t = a;
  a = b * t;
  b = t + b;
}
extern "C" double f(double x, double y) {
  rotate(x, y);
  rotate(y, x);
  return x * y;
}
