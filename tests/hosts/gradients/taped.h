// What programs with tapes share: what calls return, and a function that writes what it reads.
#include "check.h"
#include <stdlib.h>
extern int enzyme_dup, enzyme_dupv, enzyme_const, enzyme_out, enzyme_width, enzyme_tape, enzyme_allocated, enzyme_nofree, enzyme_const_return;
typedef struct { void *tape; double y; } number;
typedef struct { void *tape; double *p, *dp; } pointer;
number __enzyme_augmentfwd_n(void *, ...);
pointer __enzyme_augmentfwd_p(void *, ...);
void *__enzyme_augmentfwd_t(void *, ...);
double __enzyme_augmentfwd_d(void *, ...);
void __enzyme_reverse_v(void *, ...);
double __enzyme_reverse_d(void *, ...);
size_t __enzyme_augmentsize(void *, ...);

__attribute__((noinline)) static double step(double a, double *t, int i) {
  double own[3] = {a, a * a, sin(a)};
  t[i % 2] = own[i % 3] + t[(i + 1) % 2] * 0.5;
  return own[(i + 1) % 3] * t[i % 2];
}
