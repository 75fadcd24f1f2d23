// Active values are written to memory with a derivative, or to memory without, by a callee.
// grad: f
// at: x=[1,2,3] y=[7,8,9] c=[4,5,6] k=1 const c
// value: 14
// d x: [2,4,6]
// d y: [0,0,0]
// at: x=[1,2,3] y=[7,8,9] c=[4,5,6] k=0 const c
// value: 194
// d x: [0,0,0]
// d y: [14,16,18]
__attribute__((noinline)) static void move(double *to, const double *x) {
  for (int i = 0; i < 3; i++)
    to[i] = x[i];
}

double f(const double *x, double *y, double *c, int k) {
  move(k ? y : c, x);
  double sum = 0;
  for (int i = 0; i < 3; i++)
    sum += y[i] * y[i];
  return sum;
}
