// A return type that has no derivative.
// grad: f
// error: TL0005
int f(double x) { return (int)(x * x); }
