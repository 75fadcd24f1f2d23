// Indirect reads: the same element may be read many times.
// grad: f
// at: n=4 idx=[2,0,2,1] x=[1,2,3]
// value: 54
// d x: [4,16,24]
double f(int n, const int *idx, const double *x) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += x[idx[i]] * x[idx[i]] * (i + 1);
  return s;
}
