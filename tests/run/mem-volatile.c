// A volatile variable that nobody else knows is an ordinary one.
// grad: f
// at: x=1.5
// value: 3.375
// d x: 6.75
double f(double x) {
  volatile double v = x * x;
  return v * x;
}
