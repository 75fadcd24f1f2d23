// A function writes constants over what variables of the file held.
// grad: f
// at: n=3 x=[1,2,3]
// value: 62
// d x: [10,12,12]
#include <string.h>
static double once, row[4], rest[8];
__attribute__((noinline)) static void reset(void) { once = 1; }
__attribute__((noinline)) static double set(void) {
  row[1] = 2;
  return 0.75;
}
__attribute__((noinline)) static void clear(void) { memset(rest + 1, 0, 4 * sizeof *rest); }
double f(const double *x, int n) {
  once = x[0] * x[n - 1];
  for (int i = 0; i < n; i++) row[i] = x[i] * x[i];
  for (int i = 0; i < 8; i++) rest[i] = x[i % n];
  reset();
  double scale = set() * 4;
  clear();
  double s = once * x[1];
  for (int i = 0; i < n; i++) s += row[i];
  for (int i = 0; i < 8; i++) s += rest[i] * (i + 1);
  return s + scale * x[1];
}
