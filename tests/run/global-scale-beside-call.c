// A function reads a variable of the file, which its caller sets to another constant each time.
// grad: f
// at: x=3
// value: 108
// d x: 72
static double scale = 2;
__attribute__((noinline)) static double scaled(double v) { return v * scale; }
double f(double x) {
  double s = 0;
  scale = 2;
  for (int i = 0; i < 4; i++) {
    s += scaled(x * x);
    scale += i;
  }
  return s;
}
