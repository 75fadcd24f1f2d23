// An exception that holds a pointer to the caller's active memory.
// grad: f
// at: n=4 x=[2,1.5,3,0.5]
// value: 19.5
// d x: [12.75,3,3,13]
struct Place {
  const double *p;
  int k;
};
__attribute__((noinline)) static double step(const double *x, int i) {
  if (x[i] > 1)
    throw Place{x, i};
  return x[i];
}
extern "C" double f(int n, const double *x) {
  double r = 0;
  for (int i = 0; i < n; i++) {
    try {
      r += step(x, i) * r;
    } catch (const Place &e) {
      r += e.p[e.k] * e.p[0];
    }
  }
  return r;
}
