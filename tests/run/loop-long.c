// 10⁵ iterations: nothing may recurse on the trip count.
// grad: f
// at: n=100000 x=0.9990234375
// value: 1023.9999999999418
// d x: 1048576
// tol: 1e-8
double f(int n, double x) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s = s * x + 1;
  return s;
}
