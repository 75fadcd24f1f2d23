// Whether `y` overwrites what `x` leads to is asked when the program runs; where not, nothing of `x` is kept.
// explain: scaled
double scaled(int n, const double *x, double *y) {
  double total = 0;
  for (int i = 0; i < n; i++) {
    y[i] = x[i] * x[i];
    total += y[i];
  }
  return total;
}
