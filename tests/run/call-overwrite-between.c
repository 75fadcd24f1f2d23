// Program c: two calls of one helper around an overwrite of its argument.
// grad: c
// at: x=[3]
// value: 9
// d x: [6]
__attribute__((noinline)) static double sq(const double *x) { return *x * *x; }
double c(double *x) {
  double s = sq(x);
  *x = 0;
  return s + sq(x);
}
