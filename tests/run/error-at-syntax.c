// A point that cannot be read.
// grad: f
// at: x=[1,,2
// error: TL0006
double f(double *x) { return x[0]; }
