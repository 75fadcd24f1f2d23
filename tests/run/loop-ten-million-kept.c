// 10⁷ iterations, a value of each kept: (1 + x/n)ⁿ.
// grad: f
// at: n=10000000 x=0.5
// value: 1.6487212500911131
// d x: 1.6487211676550547
// tol: 1e-8
// compiled only: 10⁷ iterations
double f(int n, double x) {
  double y = 1;
  for (int i = 0; i < n; i++)
    y *= 1 + x / n + y * 0;
  return y;
}
