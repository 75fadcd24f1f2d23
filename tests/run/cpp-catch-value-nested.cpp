// Thrown and caught in one function; handlers in handlers that throw another; destructors of active objects on the way.
// grad: f
// at: n=4 x=[2,1.5,3,0.5]
// value: 95.25
// d x: [78.375,42.5,22,2]
struct Guard {
  double *p, v;
  ~Guard() { *p += v * v; }
};
struct Failure {
  double a;
  int k;
  double b[2];
};
extern "C" double f(int n, const double *x) {
  double r = 0, s = 0;
  for (int i = 0; i < n; i++) {
    try {
      try {
        Guard guard{&s, x[i]};
        if (x[i] > 1)
          throw Failure{x[i] * x[0], i, {x[i], s}};
        r += x[i];
      } catch (const Failure &e) {
        r += e.a * e.b[0] + e.b[1] * e.k;
        if (e.k == 1)
          throw e.a * e.a;
        throw Failure(e);
      }
    } catch (const Failure &e) {
      r += e.a * x[0];
    } catch (...) {
      r *= x[i];
    }
  }
  return r + s;
}
