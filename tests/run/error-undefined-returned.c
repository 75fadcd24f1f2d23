// What depends on x is given to a function of another file, and another one gives it back.
// grad: f
// error: the call of `put` carries a derivative, but `put` has no definition here
void put(double v);
double get(void);
double f(const double *x, int n) {
  put(x[0] * x[n - 1]);
  return get();
}
