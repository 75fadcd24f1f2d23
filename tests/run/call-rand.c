// libc's rand is inactive; it must be drawn once per iteration, in order.
// grad: f
// at: n=6 x=1.25
// value: 147.216796875
// d x: 235.546875
#include <stdlib.h>
double f(int n, double x) {
  srand(7);
  double s = 0;
  for (int i = 0; i < n; i++)
    s = s * 0.5 + x * x * (rand() % 100);
  return s;
}
