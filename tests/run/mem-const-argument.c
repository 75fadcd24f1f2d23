// One of the arrays is declared const by the caller.
// grad: dot
// at: n=3 x=[1,2,3] w=[4,-5,6] const w
// value: 38
// d x: [8,-20,36]
double dot(int n, const double *x, const double *w) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += x[i] * x[i] * w[i];
  return s;
}
