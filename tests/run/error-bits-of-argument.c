// The bits of an argument that is read as an integer only are made into a float.
// grad: f
// at: x=[0.5]
// error: a float
#include <string.h>
float f(const float *x) {
  int i;
  memcpy(&i, x, 4);
  i = 0x5f3759df - (i >> 1);
  float y;
  memcpy(&y, &i, 4);
  return y * y;
}
