// Rows of a matrix: one of the input, one of a constant table, one of an argument without derivative.
// grad: f
// at: x=[1,2] c=[3,4] a=[2,3,5] const c
// value: 215
// d x: [4,11]
// d a: [5,61,25]
static const double table[2] = {5, 6};

__attribute__((noinline)) static double weighted(const double *const *rows, const double *a, int n) {
  double sum = 0;
  for (int r = 0; r < n; r++)
    for (int i = 0; i < 2; i++)
      sum += a[r] * rows[r][i] * rows[r][i];
  return sum;
}

__attribute__((noinline)) static double first(const double *const *rows) {
  return rows[0][1] * 3;
}

double f(const double *x, const double *c, const double *a) {
  const double *rows[3] = {x, table, c};
  return weighted(rows, a, 3) + first(rows) - 109;
}
