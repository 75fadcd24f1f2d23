// Constrained floating point.
// grad: f
// error: TL0003
#pragma STDC FENV_ACCESS ON
double f(double x, double y) { return x * y / (x + y); }
