// Quotient rule, numerator and denominator both active.
// grad: f
// at: x=3 y=4
// value: 0.75
// d x: 0.25
// d y: -0.1875
// at: x=-1 y=0.25
// value: -4
// d x: 4
// d y: 16
double f(double x, double y) { return x / y; }
