// Extended precision in the middle: right, or refused.
// grad: f
// at: x=1.5
// value: 5.0625
// d x: 13.5
// or error: TL000
double f(double x) {
  long double t = x;
  t = t * t;
  return (double)(t * t);
}
