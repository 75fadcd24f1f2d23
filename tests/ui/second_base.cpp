// An active value in a base class that does not lie at the beginning of what is thrown.
struct Left { double a; };
struct Right { double b; };
struct Both : Left, Right {
  explicit Both(double x) { a = x, b = x * x; }
};
__attribute__((noinline)) static double step(double x) {
  if (x > 1)
    throw Both(x);
  return x;
}
extern "C" double f(const double *x, int n) {
  double r = 0;
  for (int i = 0; i < n; i++)
    try {
      r += step(x[i]);
    } catch (const Right &e) {
      r += e.b * x[0];
    }
  return r;
}
