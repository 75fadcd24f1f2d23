// Program a of the design: the untaken division contributes nothing, not NaN.
// grad: a
// at: x=3 y=2
// value: 1.5
// d x: 0.5
// d y: -0.75
// at: x=3 y=0
// value: 0
// d x: 0
// d y: 0
double a(double x, double y) { return y != 0 ? x / y : 0; }
