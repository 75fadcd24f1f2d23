// A function returns a pointer to the input or to a constant table.
// grad: f
// at: x=[1,2,3] k=1
// value: 14
// d x: [2,4,6]
// at: x=[1,2,3] k=0
// value: 77
// d x: [0,0,0]
static const double table[3] = {4, 5, 6};

__attribute__((noinline)) static const double *pick(const double *x, int k) {
  return k ? x : table;
}

double f(const double *x, int k) {
  const double *p = pick(x, k);
  double sum = 0;
  for (int i = 0; i < 3; i++)
    sum += p[i] * p[i];
  return sum;
}
