// A variable that has a second name, which another file may give to a variable of its own.
// grad: f
// error: a second name of a variable which another file may replace
double first;
extern double second __attribute__((weak, alias("first")));
double f(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    second = x[i] * x[i];
    s += first * x[0];
  }
  return s;
}
