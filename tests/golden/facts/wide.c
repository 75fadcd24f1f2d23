// A structure of more pointers than most have: each is known to lead to memory of its own.
#include <stdlib.h>
#define EACH(M)                                                                                                                   \
  M(0) M(1) M(2) M(3) M(4) M(5) M(6) M(7) M(8) M(9) M(10) M(11) M(12) M(13) M(14) M(15) M(16) M(17) M(18) M(19) M(20) M(21) M(22) \
  M(23) M(24) M(25) M(26) M(27) M(28) M(29) M(30) M(31) M(32) M(33) M(34) M(35) M(36) M(37) M(38) M(39)
#define POINTER(k) double *p##k;
#define MADE(k) wide->p##k = calloc(1, sizeof(double));
struct wide {
  EACH(POINTER)
};

__attribute__((noinline)) static void make(struct wide *wide) { EACH(MADE) }

__attribute__((noinline)) static double square(const double *p) { return *p * *p; }

static double f(const double *x) {
  struct wide *wide = malloc(sizeof *wide);
  make(wide);
  *wide->p39 = x[0];
  return *wide->p38 * x[0] + square(wide->p39);
}

void __enzyme_autodiff(void *, ...);
void gradient(const double *x, double *dx) { __enzyme_autodiff((void *)f, x, dx); }
