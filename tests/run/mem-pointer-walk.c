// while (p != end) with *p++.
// grad: f
// at: n=4 x=[1,2,3,4]
// value: 88
// d x: [48,36,28,22]
// at: n=0 x=[1]
// value: 1
// d x: [0]
double f(int n, const double *x) {
  const double *p = x, *end = x + n;
  double s = 1;
  while (p != end) {
    s *= *p;
    s += *p++;
  }
  return s;
}
