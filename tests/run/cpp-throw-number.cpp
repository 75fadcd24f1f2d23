// What an exception carries to its handler depends on the input.
// grad: f
// at: n=3 x=[1,-0.5,2]
// value: 1.5
// d x: [1,3,1]
extern "C" double f(int n, const double *x) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    try {
      if (x[i] < 0)
        throw x[i] * 3;
      s += x[i];
    } catch (double d) {
      s += d;
    }
  }
  return s;
}
