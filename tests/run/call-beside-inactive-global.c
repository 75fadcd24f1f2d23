// A callee is squared by its caller, and reads a variable that the user calls inactive and that has changed since: it is
// not called late.
// grad: f
// at: x=[1,2,3]
// value: 794
// d x: [4,128,972]
static double scale;
void *__enzyme_inactive_global_1[] = {&scale};
__attribute__((noinline)) static double scaled(double x) { return x * x * scale; }
__attribute__((noinline)) static double twice(double x) { return scaled(x) * scaled(x); }
double f(const double x[3]) {
  double s = 0;
  for (int i = 0; i < 3; i++) {
    scale = i + 1;
    s += twice(x[i]);
    scale = 0;
  }
  scale = 7;
  return s;
}
