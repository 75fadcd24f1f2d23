// What depends on x is stored where a function of another file says, and read where it says so again.
// grad: f
// error: the call of `slot` carries a derivative, but `slot` has no definition here
double *slot(int i);
double f(const double *x, int n) {
  *slot(0) = x[0] * x[n - 1];
  return *slot(0);
}
