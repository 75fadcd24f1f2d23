// A sparse matrix by rows, times a vector, twice: with indices that are read.
enum { ROWS = 7, N = 20 + ROWS };
static const int begin[ROWS + 1] = {0, 3, 5, 9, 9, 13, 16, 20};
static const int column[20] = {0, 2, 6, 1, 3, 0, 2, 4, 5, 1, 4, 5, 6, 0, 3, 6, 2, 3, 4, 6};
static void multiply(const real *value, const real *v, real *w) {
#pragma omp parallel for schedule(guided)
  for (int r = 0; r < ROWS; r++) {
    real sum = 0;
    for (int k = begin[r]; k < begin[r + 1]; k++)
      sum += value[k] * v[column[k]];
    w[r] = sum;
  }
}
real f(real *x) {
  real v[ROWS], w[ROWS], s = 0;
  multiply(x, x + 20, v);
  multiply(x, v, w);
  for (int r = 0; r < ROWS; r++)
    s += w[r] * w[r] * 1e-4;
  return s;
}
