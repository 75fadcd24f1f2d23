// A pointer that a function copies byte by byte to where another lay.
// grad: f
// at: x=1.3
// value: 2.0800000000000001
// d x: 2.8999999999999999
// or error: byte by byte
__attribute__((noinline)) static void copy(char *to, const char *from, int n) {
  while (n--)
    *to++ = *from++;
}
double f(double x) {
  double a = x * x, b = 3 * x, *q = &b, *s = &a;
  copy((char *)&q, (char *)&s, sizeof q);
  return *q + 0.1 * b;
}
