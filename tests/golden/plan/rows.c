// What a factorisation in place has finished is read again, where rows lie apart: that is asked when the program runs. Members of
// structures carry derivatives, too.
// explain: eliminated
enum { N = 50 };
struct matrix {
  int n;
  double scale;
};

double eliminated(const struct matrix *m, int n, double *a) {
  for (int k = 0; k < n; k++)
    for (int i = k + 1; i < n; i++) {
      double l = m->scale * a[i * N + k] / a[k * N + k];
      for (int j = k + 1; j < n; j++)
        a[i * N + j] -= l * a[k * N + j];
    }
  return a[n * N - 1];
}
