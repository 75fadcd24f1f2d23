// An active call to a function without a body.
// grad: f
// error: mystery
double mystery(double x);
double f(double x) { return mystery(x) * x; }
