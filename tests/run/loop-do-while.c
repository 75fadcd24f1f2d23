// A do-while runs at least once.
// grad: f
// at: x=0.7
// value: 0.41999999999999993
// d x: 0.95
// at: x=30
// value: 10428.663024902344
// d x: 2433.307830810547
double f(double x) {
  double s = 1;
  do {
    s *= x;
    x *= 0.5;
  } while (x > 0.3);
  return s + x;
}
