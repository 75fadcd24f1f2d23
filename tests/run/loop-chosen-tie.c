// Of equal ones the first by >, the last by >=. By hand.
// grad: f
// at: x=[1,3,3,2]
// value: 210
// d x: [0,30,40,0]
double f(const double *x) {
  double a = 0, b = 0;
  for (int i = 0; i < 4; i++) {
    a = x[i] > a ? x[i] : a;
    b = x[i] >= b ? x[i] : b;
  }
  return 30 * a + 40 * b;
}
