// Memory of an arena that nothing releases, from a function that is called: its shadows end with the request, in both modes.
// grad: f
// at: n=3 x=[1.5,2,7]
// value: 216
// d x: [288,432,0]
#include <stddef.h>
static double arena[1 << 12];
static size_t used;
static void *get(size_t bytes) {
  void *given = arena + used;
  used += (bytes + sizeof *arena - 1) / sizeof *arena;
  return given;
}
void *__enzyme_allocation_like_get[4] = {(void *)get, (void *)0, (void *)"-1", (void *)0};
__attribute__((noinline)) static double *squares(const double *x, int n) {
  double *p = get(n * sizeof *p);
  for (int i = 0; i < n; i++)
    p[i] = x[i] * x[i];
  return p;
}
double f(int n, const double *x) {
  double s = 0;
  for (int t = 0; t < 3; t++) {
    double *p = squares(x, n), *q = squares(p, n);
    s += p[0] * q[1] * (t + 1);
    used = 0;
  }
  return s;
}
