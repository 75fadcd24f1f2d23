// A structure points to the input or to a constant table, and is handed on by address.
// grad: f
// at: x=[1,2,3] k=1
// value: 14
// d x: [2,4,6]
// at: x=[1,2,3] k=0
// value: 77
// d x: [0,0,0]
struct source {
  const double *data;
  long n;
};

static const double table[3] = {4, 5, 6};

__attribute__((noinline)) static double squares(const struct source *s) {
  double sum = 0;
  for (long i = 0; i < s->n; i++)
    sum += s->data[i] * s->data[i];
  return sum;
}

double f(const double *x, int k) {
  struct source s = {k ? x : table, 3};
  return squares(&s);
}
