// A table of long integers of the file is copied to a local array, and back in another order.
// grad: f
// at: n=3 x=[1.5,2.25,3.1]
// value: 29.2975
// d x: [6.0,13.5,6.2]
#include <string.h>
static long order[8];
__attribute__((noinline)) static void rotate(int n) { long save[8]; memcpy(save, order, sizeof order); for (int i = 0; i < n; i++) order[i] = save[(i + 1) % n]; }
double f(int n, const double *x) {
  for (int i = 0; i < n; i++) order[i] = i;
  rotate(n); rotate(n);
  double s = 0;
  for (int i = 0; i < n; i++) s += (i + 1) * x[order[i]] * x[order[i]];
  return s;
}
