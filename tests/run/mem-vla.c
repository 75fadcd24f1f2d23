// A local array of variable length.
// grad: f
// at: n=5 x=[1,2,3,4,5]
// value: 1630
// d x: [1252,1252,500,400,325]
double f(int n, const double *x) {
  double t[n + 1];
  t[0] = 1;
  for (int i = 0; i < n; i++)
    t[i + 1] = t[i] * x[i] + 1;
  return t[n] * t[n / 2];
}
