// A function of its own: its tape is kept for each call, and what it keeps has a table of its own.
// explain: call
#include <math.h>
__attribute__((noinline)) static double wave(double *p) {
  double s = sin(*p);
  *p = s * s;
  return s;
}
double call(int n, double *x) {
  double total = 0;
  for (int i = 0; i < n; i++)
    total += wave(x + i) * total;
  return total;
}
