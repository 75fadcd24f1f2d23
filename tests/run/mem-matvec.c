// Matrix times vector, then a norm.
// grad: f
// at: m=2 n=3 a=[1,2,3,4,5,6] x=[1,-1,0.5]
// value: 4.25
// d a: [1,-1,0.5,4,-4,2]
// d x: [17,22,27]
double f(int m, int n, const double *a, const double *x) {
  double s = 0;
  for (int i = 0; i < m; i++) {
    double t = 0;
    for (int j = 0; j < n; j++)
      t += a[i * n + j] * x[j];
    s += t * t;
  }
  return s;
}
