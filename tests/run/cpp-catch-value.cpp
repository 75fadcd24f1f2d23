// Exceptions that carry active values: thrown by a callee, caught by value and by address, in a loop.
// grad: f
// at: n=6 x=[1.25,0.5,2.5,-1.5,0.75,3.5]
// value: 1057724433.3826025
// d x: [13944029095.369513,6547588426.600552,910180501.7813238,-1715228810.8907065,2080769377.1461031,302206980.96645784]
struct Failure {
  double value;
  int code;
  double more[2];
};
__attribute__((noinline)) static double checked(double v, double w) {
  if (v > 3)
    throw v * w;
  if (v > 1)
    throw Failure{v * v, 3, {w, v * w}};
  return v * w * 3;
}
extern "C" double f(int n, const double *x) {
  double r = x[1];
  for (int i = 0; i < n; i++) {
    try {
      r += checked(x[i], r) * x[0];
    } catch (const Failure &e) {
      r += e.value * e.code * x[i] + e.more[1] * e.more[0];
    } catch (double e) {
      r *= e;
    }
  }
  return r;
}
