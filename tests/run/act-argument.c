// A callee is given memory with a derivative, or without.
// grad: f
// at: x=[1,2,3] c=[4,5,6] k=1 const c
// value: 42
// d x: [6,12,18]
// at: x=[1,2,3] c=[4,5,6] k=0 const c
// value: 231
// d x: [0,0,0]
__attribute__((noinline)) static double squares(const double *p, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += p[i] * p[i];
  return sum;
}

double f(const double *x, const double *c, int k) {
  const double *p = k ? x : c;
  double s = 0;
  for (int i = 0; i < 3; i++)
    s += squares(p, 3);
  return s;
}
