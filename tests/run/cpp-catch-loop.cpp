// What a callee throws is caught in a loop, after active effects of the callee; the handler has effects of its own.
// grad: f
// at: n=5 x=[1.25,0.75,2.5,1.875,0.375]
// value: 195528.21770833333
// d x: [1250510.75,2.25,27.041666666666667,18.75,1.65]
__attribute__((noinline)) static void update(double *v, int i) {
  v[i] *= 2;
  if (v[i] < 1.7)
    throw i;
  v[i] *= v[i];
}
extern "C" double f(int n, const double *x) {
  double v[8], s = 0;
  for (int i = 0; i < n; i++)
    v[i] = x[i];
  for (int k = 0; k < 3; k++)
    for (int i = 0; i < n; i++) {
      try {
        update(v, i);
        s += v[i];
      } catch (int j) {
        v[j] += v[(j + 1) % n] * x[j];
        continue;
      }
      if (v[i] > 40)
        break;
    }
  for (int i = 0; i < n; i++)
    s += v[i] / (1 + i);
  return s;
}
