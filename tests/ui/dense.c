// Memory that two functions stand for, and what cannot be done with it.
#include <stdint.h>
double *__enzyme_todense(void *, ...);
double unit(int64_t at, int64_t k) { return at == 8 * k; }
void never(double value, int64_t at, int64_t k) {}
double sum(double *p) { return p[0] + p[1]; }
double unseen(double *);
double *kept;
double ask(int64_t k, void *any) {
#if WRONG == 1
  return sum(__enzyme_todense(any, (void *)never, k));
#elif WRONG == 2
  return sum(__enzyme_todense((void *)unit, (void *)never, (int)k));
#elif WRONG == 3
  return unseen(__enzyme_todense((void *)unit, (void *)never, k));
#else
  __enzyme_todense((void *)unit, (void *)never, k)[3] = 1;
  return sum(__enzyme_todense((void *)unit, (void *)never, k));
#endif
}
