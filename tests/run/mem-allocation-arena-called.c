// An allocator whose arena lies on the stack of a function that is called: what is released is released by it while it lives.
// grad: f
// at: x=[1,2,0.5] n=3
// value: 639738863.3481737
// d x: [1594923608.2278304,3038521006.205314,1665130992.0546508]
__attribute__((noinline)) double inner(const double *x, int n);
#define f inner
#include "mem-allocation-arena.c"
#undef f
double f(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < 2; i++) s += inner(x, n) * (1 + s);
  return s;
}
