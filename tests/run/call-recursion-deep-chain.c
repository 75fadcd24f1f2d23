// A function that calls itself once, ten thousand times deep: each call keeps what it needs.
// grad: f
// at: x=1.3
// value: 1.7882274200749446
// d x: 0.9026403473
// tol: 1e-6
#include <math.h>
#define NI __attribute__((noinline)) static
NI double rec(double x, int n) {
  if (n == 0)
    return x;
  return x + 0.5 * sin(rec(x, n - 1));
}
double f(double x) { return rec(x, 10000); }
