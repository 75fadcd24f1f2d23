// The argument is returned as is.
// grad: f
// at: x=-8
// value: -8
// d x: 1
double f(double x) { return x; }
