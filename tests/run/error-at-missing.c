// A point that leaves a parameter out.
// grad: f
// at: x=1
// error: mass
double f(double x, double mass) { return x * mass; }
