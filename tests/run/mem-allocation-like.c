// Memory from an arena in a global: said to be allocated, and released, it has shadows like any other.
// grad: f
// at: x=[1,2,3] n=3
// value: 38
// d x: [4,16,36]
#include <stddef.h>
#include <stdint.h>
static char arena[1 << 16];
static size_t used;
static int live;
static void *get(int tag, size_t bytes) {
  void *given = arena + used;
  used += (bytes + 15) & ~(size_t)15;
  live += tag;
  return given;
}
static void give_back(int tag, void *memory) {
  used = (size_t)((char *)memory - arena);
  live -= tag;
}
void *__enzyme_allocation_like_arena[4] = {(void *)get, (void *)1, (void *)"0,-1", (void *)give_back};
static double *squares(const double *x, int n) {
  double *s = get(1, n * sizeof *s);
  for (int i = 0; i < n; i++)
    s[i] = x[i] * x[i];
  return s;
}
double f(const double *x, int n) {
  double *a = squares(x, n), *b = squares(a, n), s = live;
  for (int i = 0; i < n; i++)
    s += b[i] / (i + 1.0);
  give_back(1, b);
  give_back(1, a);
  return s;
}
