#include "constructs.h"
#include <complex.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);
#define NOINLINE __attribute__((noinline)) static
static const double table[2] = {1, 2};
union word {
  double number;
  uint64_t bits;
  uint32_t halves[2];
};
static double state;
extern double (*hook)(float, double), *where;
static jmp_buf back;
void scramble(double *);
NOINLINE double product(const double *p) { return p[0] * p[1]; }
NOINLINE void note(const char *format, ...) {
  static double noted;
  va_list list;
  va_start(list, format);
  noted += va_arg(list, double);
  va_end(list);
  printf(format, noted);
}
NOINLINE uint16_t half_of(double x) {
  _Float16 half = (_Float16)x;
  uint16_t bits;
  memcpy(&bits, &half, sizeof bits);
  return bits;
}
static int less(const void *a, const void *b) { return *(const double *)a < *(const double *)b ? -1 : 1; }

static double f(double *x, double *y, int n) {
#ifdef VOLATILE
  return *(volatile double *)x * *y;
#elif defined VOLATILE_STORE
  *(volatile double *)y = *x;
  return 2 * *y;
#elif defined INLINED
  return scaled(x);
#elif defined ATOMIC
  return atomic_load((_Atomic double *)x);
#elif defined GLOBAL
  state = *x * n;
  scramble(0);
  return state * *y;
#elif defined REACHED
  *where = *x;
  return *where * *y;
#elif defined CALL
  return hook(1, *x);
#elif defined SETJMP
  return setjmp(back) ? *x : *y;
#elif defined GOTO
  static const void *const to[] = {&&one, &&two};
  goto *to[n & 1];
one:
  if (n-- > 3)
    goto *to[n & 1];
  return *x;
two:
  return *y;
#elif defined COPIED
  memcpy(y, x, n);
  return n;
#elif defined VARIADIC
  double kept = *x;
  note("%g", kept);
  return kept * *y;
#elif defined QSORT
  qsort(x, n, sizeof *x, less);
  return *x * *y;
#elif defined COMPLEX
  return creal(casin(*x + *y * I));
#elif defined STRICT
#pragma STDC FENV_ACCESS ON
  return *x * *y;
#elif defined BITS
  union word w = {*x};
  w.bits *= UINT64_C(0x5851f42d4c957f2d);
  return w.number;
#elif defined ROUNDED
  union word w;
  w.bits = (uint64_t)__builtin_rint(*x * 0x1p52 + 0x1p62);
  return w.number;
#elif defined STORED
  union word *words = (union word *)x;
  if (n)
    words[n].halves[1] = n;
  return words[0].number * *y;
#elif defined RETURNED
  uint16_t bits = half_of(*x * n);
  _Float16 half;
  memcpy(&half, &bits, sizeof half);
  return half * *y;
#elif defined MEMORY
  scramble(x);
  return *x * *y;
#elif defined NUMBER
  double number_of(const union word *);
  union word w = {*x};
  return number_of(&w) * *y;
#else
  return *x * *y * n;
#endif
}
void gradient(double *x, double *dx, double *y, double *dy, int n) {
#ifdef FORWARD
  __enzyme_fwddiff((void *)f, enzyme_dup, x, dx, y, dy, n);
#else
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx, y, dy, n);
#endif
}
#ifdef NUMBER
__attribute__((noinline)) double number_of(const union word *w) { return (double)w->bits * 1e-16; }
#endif
