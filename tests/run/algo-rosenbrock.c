// Rosenbrock's function in n dimensions.
// grad: f
// at: n=4 x=[-1.2,1,0.5,2]
// value: 355.7
// d x: [-215.59999999999994,112.00000000000003,-451,350]
double f(int n, const double *x) {
  double s = 0;
  for (int i = 0; i + 1 < n; i++) {
    double a = x[i + 1] - x[i] * x[i], b = 1 - x[i];
    s += 100 * a * a + b * b;
  }
  return s;
}
