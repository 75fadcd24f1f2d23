// Unsigned 8-bit counter: 255 iterations, wraps on exit.
// grad: f
// at: x=1.001
// value: 1.2902972070978476
// d x: 328.6970907192319
double f(double x) {
  double p = 1;
  for (unsigned char i = 1; i != 0; i++)
    p *= x;
  return p;
}
