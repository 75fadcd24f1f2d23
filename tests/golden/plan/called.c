// What a function that nothing is known of may overwrite is kept.
// explain: grown
double rate(int i);
double grown(int n, const double *x) {
  double size = 1;
  for (int i = 0; i < n; i++)
    size += size * x[i] * rate(i);
  return size;
}
