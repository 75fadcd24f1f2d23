// Horner's scheme, straight line.
// grad: f
// at: x=0.5
// value: 0.5
// d x: -2.75
// at: x=-2
// value: 73
// d x: -99
double f(double x) { return (((2 * x - 1) * x + 4) * x - 7) * x + 3; }
