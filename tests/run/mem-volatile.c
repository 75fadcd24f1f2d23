// A volatile active access: right, or refused.
// grad: f
// at: x=1.5
// value: 3.375
// d x: 6.75
// or error: TL000
double f(double x) {
  volatile double v = x * x;
  return v * x;
}
