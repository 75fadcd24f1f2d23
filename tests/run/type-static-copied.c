// Arrays that outlive calls are copied as wholes, and read in single places: what the other bytes are, their declarations tell.
// grad: f
// at: x=[1,2,3,4,5,6,7,8] n=2
// value: 29.5
// d x: [0,0,4.5,10,0,0,1,0]
// at: x=[1,2,3,4,5,6,7,8] n=0
// value: 10
// d x: [0,0,1,0,0,0,1,0]
#include <string.h>
__attribute__((noinline)) static double damped(const double *p, double a, int n) {
  if (n <= 0) return a;
  static double kept[8];
  memcpy(kept, p, sizeof kept);
  return 0.25 + damped(kept, 0.5 * a * kept[3], n - 1);
}
__attribute__((noinline)) static void shift(double *to, const double *from, int by) {
  static _Thread_local double moved[8];
  memmove(moved, from, sizeof moved);
  moved[2] += by;
  memcpy(to, moved, sizeof moved);
}
double f(double *x, int n) {
  static double last[8];
  memcpy(last, x, sizeof last);
  double s = damped(last, 1.0, n);
  shift(x, last, n);
  return s * x[2] + x[6];
}
