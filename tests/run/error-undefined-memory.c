// A function without a body that may write active memory.
// grad: f
// error: scramble
void scramble(double *x, int n);
double f(double *x, int n) {
  scramble(x, n);
  return x[0] * x[n - 1];
}
