// A float array summed into a double accumulator.
// grad: f
// at: n=4 x=[0.5,1.5,-2,3]
// value: 15.5
// d x: [1,3,-4,6]
// tol: 2e-6
double f(const float *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += (double)x[i] * x[i];
  return s;
}
