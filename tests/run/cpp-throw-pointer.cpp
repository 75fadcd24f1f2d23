// A pointer that an exception carries to its handler leads to the input.
// grad: f
// at: n=3 x=[1,-0.5,2]
// value: 3.25
// d x: [1,-1,1]
// or error: exception
static void check(const double *p) {
  if (*p < 0)
    throw p;
}
extern "C" double f(int n, const double *x) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    try {
      check(&x[i]);
      s += x[i];
    } catch (const double *p) {
      s += *p * *p;
    }
  }
  return s;
}
