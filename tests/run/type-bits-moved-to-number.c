// The same after arithmetic on the bits.
// grad: f
// at: x=1.3 n=6
// value: 5.342644016955737
// d x: 3.2651097298436096
#include <stdint.h>
#include <string.h>
double f(double x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    double y = x * (i + 1);
    int64_t bits;
    memcpy(&bits, &y, sizeof bits);
    s += (double)(bits - INT64_C(4606853616395542500)) * 1e-16;
  }
  return s;
}
