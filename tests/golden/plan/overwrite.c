// Both arrays change before the reverse sweep. Their sum is kept, in one array, not two.
// explain: overwrite
double overwrite(int n, double *x, double *y) {
  double total = 0;
  for (int i = 0; i < n; i++) {
    double sum = x[i] + y[i];
    total += sum * sum * sum;
    x[i] = y[i] = total;
  }
  return total;
}
