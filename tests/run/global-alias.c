// A variable that has a second name.
// grad: f
// at: n=3 x=[1,2,3]
// value: 14
// d x: [16,4,6]
double first;
extern double second __attribute__((alias("first")));
double f(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    second = x[i] * x[i];
    s += first * x[0];
  }
  return s;
}
