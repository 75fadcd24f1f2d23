// A callee reads `errno`, which has changed since: it is not called late.
// grad: f
// at: x=[1.5,2.25]
// value: 6.75
// d x: [4.5,3]
#include <errno.h>
__attribute__((noinline)) static double term(double x) { return x * errno; }
double f(const double x[2]) {
  errno = 2;
  double s = term(x[0]);
  errno = 0;
  return s * x[1];
}
