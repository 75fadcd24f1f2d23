// Product rule with a shared operand.
// grad: f
// at: x=1.5 y=-2
// value: -4.5
// d x: -6
// d y: 2.25
// at: x=0 y=4
// value: 0
// d x: 0
// d y: 0
double f(double x, double y) { return x * y * x; }
