// A helper that is not inlined.
// grad: f
// at: x=1.5 y=-0.5
// value: -0.5625
// d x: -0.75
// d y: 0
__attribute__((noinline)) static double g(double a, double b) { return a * a * b; }
double f(double x, double y) { return g(x, y) + g(y, x) * x; }
