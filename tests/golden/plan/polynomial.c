// Cheap arithmetic on what is in memory unchanged: nothing is kept.
// explain: polynomial
double polynomial(int n, const double *x) {
  double total = 0;
  for (int i = 0; i < n; i++)
    total += (x[i] * 3 + 2) * x[i];
  return total * total;
}
