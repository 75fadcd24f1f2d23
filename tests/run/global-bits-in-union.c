// The smaller of two words, left in unions of the file.
// grad: f
// at: x=1.3
// value: 51.350000000000001
// d x: 59.0
// tol: 1e-6
#include <stdint.h>
#define NI __attribute__((noinline)) static
union U {
  double d;
  uint64_t w;
};
static union U G[4];
NI void st(int i, uint64_t a, uint64_t b) { G[i].w = a < b ? a : b; }
double f(double x) {
  double t = 0;
  for (int i = 0; i < 4; i++) {
    union U a = {x * (i + 1)}, b = {x * x * 3};
    st(i, a.w, b.w);
  }
  for (int i = 0; i < 4; i++)
    t += G[i].d * (i + 2);
  return t;
}
