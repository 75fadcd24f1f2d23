// A function returns a pointer to one of two arguments, of which one carries no derivative; another one reads it.
// grad: f
// at: x=[1,2,3] c=[4,5,6] k=1 const c
// value: 28
// d x: [4,8,12]
// at: x=[1,2,3] c=[4,5,6] k=0 const c
// value: 91
// d x: [2,4,6]
__attribute__((noinline)) static const double *pick(const double *x, const double *c, int k) {
  return k ? x : c;
}

__attribute__((noinline)) static double squares(const double *p, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += p[i] * p[i];
  return sum;
}

double f(const double *x, const double *c, int k) {
  return squares(pick(x, c, k), 3) + squares(x, 3);
}
