// NLopt's own test functions, included unchanged, differentiated, and held against the gradients that their authors
// wrote by hand: all rows of their table, 20 seeded points each within the row's bounds.
#include "testfuncs.c"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

enum { POINTS = 20, LARGEST = 30 };
static const double TOLERANCE = 1e-10;

typedef void gradient_func(unsigned n, const double *x, double *dx, void *data);

// x is dup, all else const, and their own gradient is switched off by a null pointer.
#define GRADIENT(name)                                                                                                           \
  static void name##_gradient(unsigned n, const double *x, double *dx, void *data) {                                            \
    __enzyme_autodiff((void *)name##_f, enzyme_const, n, enzyme_dup, x, dx, enzyme_const, (double *)NULL, enzyme_const, data);  \
  }
#define EACH(X)                                                                                                                  \
  X(rosenbrock)                                                                                                                  \
  X(mccormic)                                                                                                                    \
  X(boxbetts)                                                                                                                    \
  X(paviani)                                                                                                                     \
  X(grosenbrock)                                                                                                                 \
  X(goldsteinprice)                                                                                                              \
  X(shekel)                                                                                                                      \
  X(levy)                                                                                                                        \
  X(griewank)                                                                                                                    \
  X(sixhumpcamel)                                                                                                                \
  X(convexcosh)                                                                                                                  \
  X(branin)                                                                                                                      \
  X(shubert)                                                                                                                     \
  X(hansen)                                                                                                                      \
  X(osc1d)                                                                                                                       \
  X(corner4d)                                                                                                                    \
  X(side4d)
EACH(GRADIENT)

static gradient_func *gradient_of(nlopt_func f) {
#define ROW(name) {name##_f, name##_gradient},
  static const struct {
    nlopt_func f;
    gradient_func *gradient;
  } table[] = {EACH(ROW)};
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    if (table[i].f == f)
      return table[i].gradient;
  fprintf(stderr, "a row of NLopt's table names a function that this driver does not know\n");
  exit(2);
}

// splitmix64, mapped to [0, 1).
static double uniform(uint64_t *state) {
  uint64_t z = *state += 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return (double)((z ^ (z >> 31)) >> 11) * 0x1p-53;
}

static double nanoseconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return 1e9 * (double)t.tv_sec + (double)t.tv_nsec;
}

// Nanoseconds per call of the primal (gradient null), of theirs (own set) or of ours: the least of seven batches.
static double time_of(const testfunc *row, const double *x, gradient_func *gradient, int own) {
  enum { CALLS = 2000 };
  static volatile double sink __attribute__((unused));
  double best = HUGE_VAL, dx[LARGEST];
  for (int batch = 0; batch < 7; batch++) {
    double start = nanoseconds();
    for (int i = 0; i < CALLS; i++) {
      memset(dx, 0, sizeof dx);
      if (gradient)
        gradient((unsigned)row->n, x, dx, row->f_data);
      else
        sink = row->f((unsigned)row->n, x, own ? dx : NULL, row->f_data);
    }
    best = fmin(best, (nanoseconds() - start) / CALLS);
  }
  return best;
}

// ‖ours − theirs‖∞ / ‖theirs‖∞; NaN anywhere makes it NaN.
static double error_at(const testfunc *row, const double *x, gradient_func *gradient) {
  double ours[LARGEST] = {0}, theirs[LARGEST] = {0}, gap = 0, scale = 0;
  row->f((unsigned)row->n, x, theirs, row->f_data);
  gradient((unsigned)row->n, x, ours, row->f_data);
  for (int i = 0; i < row->n; i++) {
    double d = fabs(ours[i] - theirs[i]);
    gap = d > gap || isnan(d) ? d : gap;
    scale = fmax(scale, fabs(theirs[i]));
  }
  return gap == 0 ? 0 : gap / scale;
}

int main(void) {
  uint64_t state = 22;
  int failed = 0;
  printf("%-47s %3s  %9s  %9s %9s %9s  %6s\n", "function", "n", "max error", "primal", "by hand", "gradient", "ratio");
  for (int r = 0; r < NTESTFUNCS; r++) {
    const testfunc *row = &testfuncs[r];
    gradient_func *gradient = gradient_of(row->f);
    double x[LARGEST] = {0}, worst = 0;
    for (int p = 0; p < POINTS; p++) {
      for (int i = 0; i < row->n; i++)
        x[i] = row->lb[i] + (row->ub[i] - row->lb[i]) * uniform(&state);
      double error = error_at(row, x, gradient);
      worst = error > worst || isnan(error) ? error : worst;
    }
    int bad = !(worst <= TOLERANCE);
    failed += bad;
    double primal = time_of(row, x, NULL, 0), hand = time_of(row, x, NULL, 1), ours = time_of(row, x, gradient, 0);
    printf("%-47s %3d  %9.1e  %6.0f ns %6.0f ns %6.0f ns  %6.2f%s\n", row->name, row->n, worst, primal, hand, ours, ours / primal,
           bad ? "  WRONG" : "");
  }
  printf("%d of %d rows agree with their authors' gradients to %.0e at %d points each\n", NTESTFUNCS - failed, NTESTFUNCS,
         TOLERANCE, POINTS);
  return failed != 0;
}
