// A large constant that is added, but not taken off alone: an ordinary sum.
// grad: f
// at: x=[3,-2] n=2
// value: 4503599627370498
// d x: [1,1]
double f(const double *x, int n) {
  double s = 0x1p52;
  for (int i = 0; i < n; i++)
    s = x[i] + s;
  return s + n / 2;
}
