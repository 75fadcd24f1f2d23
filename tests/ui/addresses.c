#include <stdarg.h>
#include <stdint.h>
#include <stddef.h>
#define NOINLINE __attribute__((noinline)) static
double __enzyme_autodiff(void *, double);

#if defined INTEGER
NOINLINE double value(uintptr_t handle) { return *(double *)(handle & ~(uintptr_t)1); }
static double f(double x) {
  double y = x * x;
  return value((uintptr_t)&y | 1);
}
#elif defined ARGUMENTS
NOINLINE double first(int n, ...) {
  va_list all;
  va_start(all, n);
  double v = *va_arg(all, double *);
  va_end(all);
  return v;
}
static double f(double x) {
  double y = x * x;
  return first(1, &y);
}
#elif defined PIECES
NOINLINE void copy(void *to, const void *from, size_t n) {
  unsigned char *a = to;
  const unsigned char *b = from;
  while (n--)
    *a++ = *b++;
}
NOINLINE double value(double *p) {
  double *q;
  copy(&q, &p, sizeof p);
  return *q;
}
static double f(double x) {
  double y = x * x;
  return value(&y);
}
#endif

double df(double x) { return __enzyme_autodiff((void *)f, x); }
