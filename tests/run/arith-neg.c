// fneg and subtraction from a constant.
// grad: f
// at: x=1.25
// value: -0.3125
// d x: -1.5
double f(double x) { return -(1 - x) * -x; }
