// A linear form: the gradient is its coefficients.
// grad: f
// at: x=2 y=-3
// value: 13
// d x: 3
// d y: -2
double f(double x, double y) { return 3 * x - 2 * y + 1; }
