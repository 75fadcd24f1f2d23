// A switch with fall-through and a default.
// grad: f
// at: k=0 x=1.5
// value: 3.375
// d x: 6.75
// at: k=1 x=1.5
// value: 5.625
// d x: 9.75
// at: k=2 x=1.5
// value: 3.75
// d x: 4
// at: k=3 x=1.5
// value: 0.6666666666666666
// d x: -0.4444444444444444
// at: k=9 x=1.5
// value: -2.25
// d x: -3
double f(int k, double x) {
  double t = 1;
  switch (k) {
  case 0:
    t = x * x;
    break;
  case 1:
    t *= x;
    /* fall through */
  case 2:
    t *= x + 1;
    break;
  case 3:
    return 1 / x;
  default:
    t = -x;
  }
  return t * x;
}
