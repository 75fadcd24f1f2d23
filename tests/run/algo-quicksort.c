// Recursive quicksort in place.
// grad: f
// at: n=6 x=[3,1,5,2,6,4]
// value: 441
// d x: [18,2,50,8,72,32]
static void sort(double *x, int lo, int hi) {
  if (lo >= hi)
    return;
  double pivot = x[hi];
  int k = lo;
  for (int i = lo; i < hi; i++)
    if (x[i] < pivot) {
      double t = x[i];
      x[i] = x[k];
      x[k++] = t;
    }
  x[hi] = x[k];
  x[k] = pivot;
  sort(x, lo, k - 1);
  sort(x, k + 1, hi);
}
double f(int n, double *x) {
  sort(x, 0, n - 1);
  double s = 0;
  for (int i = 0; i < n; i++)
    s += (i + 1) * x[i] * x[i];
  return s;
}
