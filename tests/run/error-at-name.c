// A point that names no parameter.
// grad: f
// at: x=1 velocity=2
// error: velocity
double f(double x) { return x * x; }
