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

// Seconds of `calls` calls of the primal (which = 0), our gradient (1), the one by hand (2), per call.
static double time_of(const struct bench *b, int which, long calls, double *dx) {
  double start = seconds();
  for (long i = 0; i < calls; i++)
    switch (which) {
    case 0:
      sink = b->primal(b->x);
      break;
    case 1:
      b->gradient(b->x, dx);
      break;
    default:
      b->hand(b->x, dx);
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

// Interleaves the three for at least `BENCH_SECONDS` (environment, default 1) and five rounds, and keeps the least of each.
int bench(struct bench b) {
  const char *budget = getenv("BENCH_SECONDS");
  double limit = budget ? atof(budget) : 1, best[3] = {HUGE_VAL, HUGE_VAL, HUGE_VAL};
  double *dx = calloc((size_t)b.n, sizeof *dx), *dh = calloc((size_t)b.n, sizeof *dh);
  if (!dx || !dh)
    return 1;
  b.hand(b.x, dh);
  heap_reset();
  b.primal(b.x);
  size_t own = heap_peak();
  heap_reset();
  b.gradient(b.x, dx);
  size_t peak = heap_peak();
  double error = error_of(b.n, dx, dh);
  long calls = 1 + (long)(1e-3 / fmax(time_of(&b, 0, 1, dx), 1e-9));
  double start = seconds();
  for (int round = 0; round < 5 || seconds() - start < limit; round++)
    for (int which = 0; which < 3; which++)
      best[which] = fmin(best[which], time_of(&b, which, calls, dx));
  printf("{\"name\":\"%s\",\"size\":%ld,\"primal_s\":%.6g,\"gradient_s\":%.6g,\"hand_s\":%.6g,\"peak_bytes\":%zu,"
         "\"max_rel_error\":%.3g}\n",
         b.name, b.size, best[0], best[1], best[2], peak > own ? peak - own : 0, isnan(error) ? 1e300 : error);
  fflush(stdout);
  free(dx);
  free(dh);
  return !(error <= TOLERANCE);
}
