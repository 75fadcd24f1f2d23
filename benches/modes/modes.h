// What the benchmarks of modes share: a function of a flat vector, timed as it is and by each mode. Each line says what, and how many
// times the primal's time it takes.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

double __enzyme_fwddiff(void *, ...);
void __enzyme_fwddiff_void(void *, ...);
void __enzyme_autodiff_void(void *, ...);
typedef struct { double d[4]; } four;
typedef struct { double d[8]; } eight;
four __enzyme_fwddiff_4(void *, ...);
eight __enzyme_fwddiff_8(void *, ...);
extern int enzyme_dup, enzyme_dupv, enzyme_const, enzyme_width;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + 1e-9 * t.tv_nsec;
}

// The least of several runs, each of at least 20 ms.
#define TIME(run) \
  ({ \
    double least = 1e9; \
    long times = 1; \
    for (int trial = 0; trial < 9; trial++) { \
      double start = now(), taken; \
      for (long k = 0; k < times; k++) { \
        run; \
        __asm__ volatile("" ::: "memory"); \
      } \
      taken = now() - start; \
      if (taken < 0.02 && trial == 0) times = times * 2, trial = -1; \
      else if (taken / times < least) least = taken / times; \
    } \
    least; \
  })

// A seed of its own for each direction: where all are the same, so is all that follows.
#define SEEDS (seeds[0] = 1, seeds[1] = 2, seeds[2] = 3, seeds[3] = 4, seeds[4] = 5, seeds[5] = 6, seeds[6] = 7, seeds[7] = 8)

#define LINE(name, what, time, primal) printf("%-12s %-34s %8.2f\n", name, what, (time) / (primal))

// Functions of M numbers: forward and reverse mode in 1, 4 and 8 directions, and the product of the Hessian with a vector.
#define MODES(name, f, M) \
  static void gradient(const double *x, double *g) { \
    memset(g, 0, (M) * sizeof *g); \
    __enzyme_autodiff_void((void *)f, enzyme_dup, x, g); \
  } \
  static void stored(const double *x, double *y) { *y = f(x); } \
  int main(void) { \
    static double x[M], t[8][M], g[8][M], h[M], s, y, seeds[8]; \
    start(x); \
    for (int l = 0; l < 8; l++) \
      for (int i = 0; i < (M); i++) t[l][i] = sin(i + l); \
    double primal = TIME(s += f(x)); \
    printf("%-12s %-34s %8.3f ms\n", name, "primal", primal * 1e3); \
    double one = TIME(s += __enzyme_fwddiff((void *)f, enzyme_dup, x, t[0])); \
    LINE(name, "forward", one, primal); \
    double of4 = TIME(s += __enzyme_fwddiff_4((void *)f, enzyme_width, 4, enzyme_dupv, sizeof t[0], x, t[0]).d[3]); \
    double of8 = TIME(s += __enzyme_fwddiff_8((void *)f, enzyme_width, 8, enzyme_dupv, sizeof t[0], x, t[0]).d[7]); \
    LINE(name, "forward, 4 directions over 1", of4, one); \
    LINE(name, "forward, 8 directions over 1", of8, one); \
    one = TIME((seeds[0] = 1, __enzyme_autodiff_void((void *)stored, enzyme_dup, x, g[0], enzyme_dup, &y, seeds))); \
    LINE(name, "reverse", one, primal); \
    of4 = TIME((SEEDS, __enzyme_autodiff_void((void *)stored, enzyme_width, 4, enzyme_dupv, sizeof g[0], x, g[0], enzyme_dupv, sizeof y, &y, seeds))); \
    of8 = TIME((SEEDS, __enzyme_autodiff_void((void *)stored, enzyme_width, 8, enzyme_dupv, sizeof g[0], x, g[0], enzyme_dupv, sizeof y, &y, seeds))); \
    LINE(name, "reverse, 4 directions over 1", of4, one); \
    LINE(name, "reverse, 8 directions over 1", of8, one); \
    double twice = TIME(__enzyme_fwddiff_void((void *)gradient, enzyme_dup, x, t[0], enzyme_dup, g[0], h)); \
    LINE(name, "Hessian-vector product", twice, primal); \
    return s == 0.5; \
  }
