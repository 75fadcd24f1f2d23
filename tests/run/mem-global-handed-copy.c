// A global that a parameter was copied into is handed to a function, which copies it on: no pointers are among the doubles.
// grad: f
// at: x=[1,2,3,4,5,6,7,8] s=0.75 n=2
// value: 204.6875
// d x: [2,4,6,8,10,12,14,16]
// d s: 0.25
#include <string.h>
__attribute__((noinline)) static double halved(double *p, double a, int n) {
  static double kept[8];
  memcpy(kept, p, sizeof kept);
  return n <= 0 ? a : 0.25 + halved(p, 0.5 * a, n - 1);
}
double f(double *x, double s, int n) {
  static double last[8];
  memcpy(last, x, sizeof last);
  double r = halved(last, s, n);
  for (int i = 0; i < 8; i++) r += last[i] * last[i];
  return r;
}
