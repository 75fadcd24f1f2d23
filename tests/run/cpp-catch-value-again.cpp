// Thrown again, through a function that calls itself; a text beside values.
// grad: f
// at: n=4 x=[2,1.5,3.5,0.5]
// value: 1855.28125
// d x: [3372.359375,1949.0625,530.0625,0.5]
struct Failure {
  double a;
};
__attribute__((noinline)) static double step(double v) {
  if (v > 3)
    throw "large";
  if (v > 1)
    throw Failure{v * v};
  return v;
}
__attribute__((noinline)) static double deep(double v, int depth) {
  if (depth == 0)
    return step(v);
  try {
    return deep(v, depth - 1) * v;
  } catch (Failure &e) {
    e.a *= v;
    if (e.a < 20)
      throw;
    return e.a;
  }
}
extern "C" double f(int n, const double *x) {
  double r = 1;
  for (int i = 0; i < n; i++) {
    try {
      r += deep(x[i], 3);
    } catch (const Failure &e) {
      r += e.a * x[0];
    } catch (const char *text) {
      r *= x[i] * (text[0] - 'a');
    }
  }
  return r;
}
