// Indirect updates that collide.
// grad: f
// at: n=4 m=3 idx=[2,0,2,1] x=[1,2,3,4] acc=[0.5,0.5,0.5]
// value: 101.25
// d x: [67.5,9,37.5,18]
// d acc: [12,48,45]
double f(int n, int m, const int *idx, const double *x, double *acc) {
  for (int i = 0; i < n; i++)
    acc[idx[i]] = acc[idx[i]] * x[i] + x[i];
  double s = 0;
  for (int i = 0; i < m; i++)
    s += acc[i] * acc[i];
  return s;
}
