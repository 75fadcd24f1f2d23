// A function of another file is called while variables hold what depends on x: none that it could touch.
// grad: f
// at: n=3 x=[1,2,3]
// value: 46
// d x: [10,14,32]
#include <unistd.h>
static double kept, last[4];
int counted;
__attribute__((noinline)) static void keep(double v) { kept += v * v; }
__attribute__((noinline)) static double taken(int i) { return kept * last[i]; }
double f(const double *x, int n) {
  kept = 0;
  for (int i = 0; i < n; i++) {
    keep(x[i]);
    last[i] = x[i];
    counted += alarm(0) == 0;
  }
  return taken(2) + x[0] * x[1] * 2;
}
