// The inner count depends on the outer index.
// grad: f
// at: n=5 x=[1,2,0.5,-1,3]
// value: 53.125
// d x: [12,23,7.75,2.25,33.25]
double f(int n, const double *x) {
  double s = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j <= i; j++)
      s += x[i] * x[j] * x[j];
  return s;
}
