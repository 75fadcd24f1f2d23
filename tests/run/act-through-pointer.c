// Functions called through pointers are given memory with a derivative, or without.
// grad: f
// at: x=[1,2] c=[3,4] k=1 const c
// value: 7
// d x: [4,5]
// at: x=[1,2] c=[3,4] k=0 const c
// value: 32
// d x: [0,0]
typedef double operation(const double *);
static double squares(const double *p) { return p[0] * p[0] + p[1] * p[1]; }
static double product(const double *p) { return p[0] * p[1]; }
static operation *const all[2] = {squares, product};

__attribute__((noinline)) static double apply(operation *const *operations, const double *p, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += operations[i](p);
  return sum;
}

double f(const double *x, const double *c, int k) {
  return apply(all, k ? x : c, 2) - (k ? 0 : 5);
}
