// explain: relax --const n
// A state that each step reads more often than it writes it: what is overwritten is kept, not what is read.
double relax(const double *a, double *p, double *q, int n) {
  double s = 0;
  for (int k = 0; k < 10; k++) {
    for (int i = 0; i < n; i++) {
      double sum = 0;
      for (int j = 0; j < n; j++)
        sum += a[i * n + j] * p[j];
      q[i] = sum;
    }
    for (int i = 0; i < n; i++) {
      p[i] += 0.1 * q[i] * p[i];
      s += p[i] * p[i];
    }
  }
  return s;
}
