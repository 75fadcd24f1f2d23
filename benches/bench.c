#include "bench.h"

#include <time.h>

static double seconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

// The adjoint of a maximum is one minus a sum over all elements, whose rounding grows with their number.
static const double TOLERANCE = 1e-6;

static volatile double sink;

// The candidates, and those that are timed at half the size too.
enum candidate { PRIMAL, GRADIENT, HAND, TAPE, HALF_PRIMAL, HALF_GRADIENT, CANDIDATES };

// Seconds of `calls` calls of a candidate, per call.
static double time_of(const struct bench *b, enum candidate which, long calls, double *dx) {
  b->resize(which >= HALF_PRIMAL ? b->size / 2 : b->size);
  double start = seconds();
  for (long i = 0; i < calls; i++)
    switch (which) {
    case PRIMAL:
    case HALF_PRIMAL:
      sink = b->primal(b->x);
      break;
    case HAND:
      b->hand(b->x, dx);
      break;
    case TAPE:
      b->tape(b->x, dx);
      break;
    default:
      b->gradient(b->x, dx);
    }
  return (seconds() - start) / (double)calls;
}

// ‖a − b‖∞ / ‖b‖∞; NaN anywhere makes it NaN.
static double error_of(long n, const double *a, const double *b) {
  double gap = 0, scale = 0;
  for (long i = 0; i < n; i++) {
    double d = fabs(a[i] - b[i]);
    if (!(d <= gap))
      gap = d;
    scale = fmax(scale, fabs(b[i]));
  }
  return gap == 0 ? 0 : gap / scale;
}

// The deviation of ADOL-C's gradient from `expected`; records the tape. NaN where there is none or where it does not fit.
static double tape_error(const struct bench *b, const double *expected) {
  if (!b->tape)
    return NAN;
  double *dx = calloc((size_t)b->n, sizeof *dx);
  if (!dx)
    return NAN;
  b->tape(b->x, dx);
  double error = error_of(b->n, dx, expected);
  free(dx);
  return error;
}

// JSON has no NaN.
static void print_number(const char *key, double value) {
  if (isnan(value))
    printf(",\"%s\":null", key);
  else
    printf(",\"%s\":%.6g", key, value);
}

// Interleaves the candidates for at least `BENCH_SECONDS` (environment, default 1) and five rounds, and keeps the least of
// each. A tape, which may take a hundred times longer, is left out after five rounds.
int bench(struct bench b) {
  const char *budget = getenv("BENCH_SECONDS");
  double limit = budget ? atof(budget) : 1, best[CANDIDATES];
  double *dx = calloc((size_t)b.n, sizeof *dx), *dh = calloc((size_t)b.n, sizeof *dh);
  if (!dx || !dh)
    return 1;
  b.resize(b.size);
  b.hand(b.x, dh);
  heap_reset();
  b.primal(b.x);
  size_t own = heap_peak();
  heap_reset();
  b.gradient(b.x, dx);
  size_t peak = heap_peak();
  double error = error_of(b.n, dx, dh), theirs = tape_error(&b, dh);
  long calls = 1 + (long)(1e-3 / fmax(time_of(&b, PRIMAL, 1, dx), 1e-9));
  for (int which = 0; which < CANDIDATES; which++)
    best[which] = HUGE_VAL;
  double start = seconds();
  for (int round = 0; round < 5 || seconds() - start < limit; round++)
    for (int which = 0; which < CANDIDATES; which++)
      if (which != TAPE || (!isnan(theirs) && round < 5))
        best[which] = fmin(best[which], time_of(&b, which, which == TAPE ? 1 : calls, dx));
  printf("{\"name\":\"%s\",\"size\":%ld,\"peak_bytes\":%zu", b.name, b.size, peak > own ? peak - own : 0);
  print_number("primal_s", best[PRIMAL]);
  print_number("gradient_s", best[GRADIENT]);
  print_number("hand_s", best[HAND]);
  print_number("adolc_s", isnan(theirs) ? NAN : best[TAPE]);
  print_number("work_growth", pow(2, b.power));
  print_number("primal_growth", best[PRIMAL] / best[HALF_PRIMAL]);
  print_number("gradient_growth", best[GRADIENT] / best[HALF_GRADIENT]);
  print_number("max_rel_error", isnan(error) ? 1e300 : error);
  print_number("adolc_error", theirs);
  puts("}");
  fflush(stdout);
  free(dx);
  free(dh);
  return !(error <= TOLERANCE) || theirs > TOLERANCE;
}
