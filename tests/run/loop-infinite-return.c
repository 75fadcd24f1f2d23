// for (;;) whose only exit is a return.
// grad: f
// at: x=0.3
// value: 0.34983749999999997
// d x: 1.3495
double f(double x) {
  double s = 0, t = 1;
  for (int i = 1;; i++) {
    t *= x / i;
    s += t;
    if (t < 1e-3)
      return s;
  }
}
