// Two nested counted loops with a nonlinear body.
// grad: f
// at: n=3 m=4 x=0.3
// value: 0.925716591162
// d x: 7.067897600879999
// at: n=3 m=0 x=0.3
// value: 0
// d x: 0
// at: n=0 m=4 x=0.3
// value: 0
// d x: 0
double f(int n, int m, double x) {
  double s = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      s = s * x + x * x * (i + 2 * j);
  return s;
}
