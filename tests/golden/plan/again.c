// What the inner loop hands on would be kept for each of its iterations, more than it costs to compute: it is run again for each row.
// explain: rows
double rows(int m, int n, const double *restrict x, double *restrict y) {
  for (int k = 0; k < m; k++) {
    double a = x[k], b = 1, c = 0.5, d = 0.25;
    for (int i = 0; i < n; i++) {
      double s = a * b, t = c * d;
      b = a * c;
      a = s + t;
      d = c * b;
      c = s - t;
    }
    y[k] = a + b * c * d;
  }
  double total = 0;
  for (int k = 0; k < m; k++)
    total += y[k] * y[k];
  return total;
}
