// A local table that starts with addresses of a global that carries floats.
// grad: f
// at: n=3 x=[0.1,0.2,0.3]
// value: 0
// d x: [0.025,0,0.025]
static double kept[8];
__attribute__((noinline)) static double rows(double **p, int n) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += p[i & 1][0] * p[0][i];
  return s;
}
double f(double *x, int n) {
  for (int i = 0; i < 3; i++)
    kept[i] = 0.1 * i - 0.5 * x[i];
  double *m[2] = {kept, kept};
  m[n & 1] = kept + 1;
  return rows(m, n);
}
