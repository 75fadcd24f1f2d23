// The index array is overwritten after use: the old indices must be kept.
// grad: f
// at: n=3 x=[1,2,3]
// value: 20
// d x: [6,8,6]
double f(int n, const double *x) {
  int idx[8];
  double s = 0;
  for (int i = 0; i < n; i++)
    idx[i] = n - 1 - i;
  for (int i = 0; i < n; i++) {
    s += x[idx[i]] * x[idx[i]] * (i + 1);
    idx[i] = 0;
  }
  return s;
}
