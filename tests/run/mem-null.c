// An optional array: null switches it off.
// grad: f
// at: n=2 x=[1,2] w=null
// value: 5
// d x: [2,4]
// at: n=2 x=[1,2] w=[3,4]
// value: 19
// d x: [6,16]
// d w: [1,4]
double f(int n, const double *x, const double *w) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += (w ? w[i] : 1) * x[i] * x[i];
  return s;
}
