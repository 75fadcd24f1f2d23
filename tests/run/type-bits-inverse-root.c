// An inverse square root from half of the bits (the "fast inverse square root"), and a step of Newton's method.
// grad: f
// at: x=1.3
// value: 0.8767129135244417
// d x: -0.34172952637032616
#include <stdint.h>
#include <string.h>
double f(double x) {
  int64_t i;
  memcpy(&i, &x, sizeof i);
  i = 0x5fe6eb50c7b537a9 - (i >> 1);
  double y;
  memcpy(&y, &i, sizeof y);
  return y * (1.5 - 0.5 * x * y * y);
}
