// A chain of thirty transcendental calls.
// grad: f
// at: x=0.4
// value: 1.5406514487439829
// d x: 9.485483290949615e-14
#include <math.h>
double f(double x) {
  for (int i = 0; i < 10; i++) {
    x = sin(x) + 0.3;
    x = exp(0.5 * x);
    x = log(1 + x * x);
  }
  return x;
}
