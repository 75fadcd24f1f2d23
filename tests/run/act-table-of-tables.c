// A table of constant rows, and the input in the place of one of them.
// grad: f
// at: x=[1,2] k=0
// value: 66
// d x: [2,4]
// at: x=[1,2] k=2
// value: 30
// d x: [2,4]
static const double one[2] = {3, 4}, two[2] = {5, 6};
static const double *const tables[3] = {one, two, one};

__attribute__((noinline)) static const double *row(const double *x, int at, int k) {
  return at == k ? x : tables[at];
}

double f(const double *x, int k) {
  double sum = 0;
  for (int r = 0; r < 2; r++) {
    const double *p = row(x, r, k);
    sum += p[0] * p[0] + p[1] * p[1];
  }
  return sum + (k == 2 ? x[0] * x[0] + x[1] * x[1] - 61 : 0);
}
