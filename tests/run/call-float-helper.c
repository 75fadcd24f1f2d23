// A helper in single precision called from double.
// grad: f
// at: x=1.5
// value: 5.0625
// d x: 13.5
// tol: 2e-6
__attribute__((noinline)) static float cube(float x) { return x * x * x; }
double f(double x) { return x * cube((float)x); }
