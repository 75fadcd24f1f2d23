// Two buffers that change places, as in a method of finite differences.
// grad: f
// at: n=5 x=[0.5,1.25,-2,0.75,3]
// value: 34849.011297439414
// d x: [2755.6828571642322,16611.628605698996,-150449.54204107227,26501.621898576006,1929.5418706312487]
static double one[8], two[8];
static double *old, *new;
__attribute__((noinline)) static void step(int n) {
  for (int i = 1; i < n - 1; i++) new[i] = old[i] + 0.25 * (old[i - 1] - 2 * old[i] + old[i + 1]) * old[i];
  new[0] = old[0];
  new[n - 1] = old[n - 1];
  double *t = old;
  old = new;
  new = t;
}
double f(const double *x, int n) {
  old = one;
  new = two;
  for (int i = 0; i < n; i++) old[i] = x[i];
  for (int k = 0; k < 3; k++) step(n);
  double s = 0;
  for (int i = 0; i < n; i++) s += old[i] * old[i];
  return s;
}
