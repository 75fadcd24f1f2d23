// An exception that hands out memory, which the handler releases.
// grad: f
// at: n=4 x=[2,1.5,3,0.5]
// value: 61.875
// d x: [37.125,21,20.25,41.25]
struct Block {
  double *p;
  int n;
};
__attribute__((noinline)) static double step(const double *x, int i) {
  if (x[i] > 1)
    throw Block{new double[2]{x[i] * x[0], x[1]}, 2};
  return x[i];
}
extern "C" double f(int n, const double *x) {
  double r = 1;
  for (int i = 0; i < n; i++) {
    try {
      r += step(x, i) * r;
    } catch (const Block &e) {
      for (int k = 0; k < e.n; k++)
        r += e.p[k] * x[i];
      delete[] e.p;
    }
  }
  return r;
}
