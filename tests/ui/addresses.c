#include <stdarg.h>
#include <stdint.h>
#include <stddef.h>
#define NOINLINE __attribute__((noinline)) static
double __enzyme_autodiff(void *, double);

#if defined INTEGER
static uintptr_t key;
NOINLINE double value(uintptr_t handle) { return *(double *)(handle ^ key); }
static double f(double x) {
  double y = x * x;
  return value((uintptr_t)&y ^ key);
}
#elif defined WORD
NOINLINE void swap(uintptr_t *a, uintptr_t *b) {
  uintptr_t t = *a;
  *a = *b;
  *b = t;
}
static double f(double x) {
  double y = x * x, z = x, *p = &y, *q = &z;
  swap((uintptr_t *)&p, (uintptr_t *)&q);
  return *p * 2 + *q;
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

#ifdef INTEGER
void set_key(uintptr_t to) { key = to; }
#endif
double df(double x) { return __enzyme_autodiff((void *)f, x); }
