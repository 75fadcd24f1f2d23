// The same in vectors.
// grad: f
// error: a float
#include <string.h>
typedef float floats __attribute__((vector_size(16)));
typedef int ints __attribute__((vector_size(16)));
double f(const float *x, int n) {
  double s = 0;
  for (int i = 0; i + 4 <= n; i += 4) {
    floats v;
    memcpy(&v, x + i, sizeof v);
    ints k = __builtin_convertvector(v * 12102203.0f + 1064866805.0f, ints);
    floats y = (floats)k;
    s += y[0] * y[1] + y[2] * y[3];
  }
  return s;
}
