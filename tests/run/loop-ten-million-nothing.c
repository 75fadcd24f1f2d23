// 10⁷ iterations, of which nothing is kept: x·n(n−1)/2.
// grad: f
// at: n=10000000 x=0.5
// value: 24999997500000
// d x: 49999995000000
// tol: 1e-8
// compiled only: 10⁷ iterations
double f(int n, double x) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += x * i;
  return s;
}
