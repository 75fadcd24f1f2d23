// The vector changes with each step, not with each row of the matrix that it meets: it is kept once a step.
// explain: steps
double steps(int m, int n, const double *restrict a, double *restrict h) {
  double total = 1;
  for (int t = 0; t < m; t++) {
    double sum = 0;
    for (int r = 0; r < n; r++) {
      double y = 0;
      for (int i = 0; i < n; i++)
        y += a[r * n + i] * h[i];
      sum += y * y;
    }
    for (int i = 0; i < n; i++)
      h[i] = h[i] * 0.5 + sum;
    total *= sum;
  }
  return total;
}
