// Results of functions that are to be called again are not kept: those of `cheap`; the counter's are.
// explain: weighted
#include <math.h>
static int calls;
__attribute__((noinline)) static double cheap(int i) { return 1.0 / (i + 2); }
__attribute__((noinline)) static double kept(int i) { return 1.0 / (i + 3); }
__attribute__((noinline)) static double count(int i) { return i + ++calls; }
void *__enzyme_shouldrecompute_cheap = (void *)cheap;
void *__enzyme_shouldrecompute_count = (void *)count;
double weighted(int n, double *x) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += x[i] * cheap(i) + x[i] * x[i] * kept(i) + sin(x[i]) * count(i);
  return s * s;
}
