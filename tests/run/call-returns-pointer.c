// A helper that returns one of its pointer arguments.
// grad: f
// at: n=4 x=[3,1,4,2]
// value: 64
// d x: [16,0,32,0]
__attribute__((noinline)) static double *largest(double *x, int n) {
  double *best = x;
  for (int i = 1; i < n; i++)
    if (x[i] > *best)
      best = x + i;
  return best;
}
double f(int n, double *x) {
  double *p = largest(x, n);
  double v = *p * *p;
  *p = 0;
  return v + *largest(x, n) * v;
}
