// An array where the parameter is a scalar.
// grad: f
// at: x=[1,2]
// error: TL0006
double f(double x) { return x * x; }
