// An argument that the callee reads and writes.
// grad: f
// at: n=3 x=[1,2,3]
// value: 47
// d x: [23,23,23]
__attribute__((noinline)) static double bump(double *p, double by) {
  double old = *p;
  *p = old * by + 1;
  return old;
}
double f(int n, double *x) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += bump(&x[i], x[(i + 1) % n]) * x[i];
  return s;
}
