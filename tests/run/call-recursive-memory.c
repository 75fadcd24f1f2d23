// Recursion over a range of an array, which it changes on the way.
// grad: f
// at: n=6 x=[0.5,0.25,-0.75,1,0.5,0.25]
// value: 687283.2898410928
// d x: [36806176.78835795,451557.369730015,-5679.966914842957,33394155.71476107,12464116.222752143,2372837.563187207]
static double walk(double *x, int n) {
  if (n == 1)
    return x[0] * x[0];
  double left = walk(x, n / 2);
  x[n / 2] += left;
  double right = walk(x + n / 2, n - n / 2);
  x[0] = left * right;
  return left + 0.1 * right * x[0];
}
double f(int n, double *x) { return walk(x, n) + x[0]; }
