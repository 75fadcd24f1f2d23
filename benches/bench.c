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

// The size, half of it and a quarter of it.
enum { SIZES = 3 };

// What is timed at each size; a tape only at the largest.
enum candidate { PRIMAL, GRADIENT, HAND, TAPE, CANDIDATES };

// What is found at one size.
struct found {
  long size;
  size_t peak;             // heap bytes that the gradient needs beyond those of the primal
  double error;            // of the gradient against the one by hand
  double value, norm;      // of the primal, and the Euclidean one of the gradient by hand
  double best[CANDIDATES]; // least seconds of a call
};

// Seconds of `calls` calls of a candidate at a size, per call.
static double time_of(const struct bench *b, long size, enum candidate which, long calls, double *dx) {
  b->resize(size);
  double start = seconds();
  for (long i = 0; i < calls; i++)
    switch (which) {
    case PRIMAL:
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

// ‖a − b‖∞ / ‖b‖∞; NaN where there is one in either, and where b is zero.
static double error_of(long n, const double *a, const double *b) {
  double gap = 0, scale = 0;
  for (long i = 0; i < n; i++) {
    double d = fabs(a[i] - b[i]);
    if (isnan(d))
      return NAN;
    gap = fmax(gap, d);
    scale = fmax(scale, fabs(b[i]));
  }
  return gap / scale;
}

static double norm_of(long n, const double *a) {
  double sum = 0;
  for (long i = 0; i < n; i++)
    sum += a[i] * a[i];
  return sqrt(sum);
}

// The larger of two; NaN where one is.
static double worse(double a, double b) { return isnan(a) || a > b ? a : b; }

// The gradient at a size against the one by hand, which is left in dh, and the heap that it needs.
static struct found check(const struct bench *b, long size, double *dx, double *dh) {
  struct found found = {.size = size};
  b->resize(size);
  memset(dx, 0, sizeof(double) * (size_t)b->n);
  memset(dh, 0, sizeof(double) * (size_t)b->n);
  b->hand(b->x, dh);
  heap_reset();
  found.value = b->primal(b->x);
  size_t own = heap_peak();
  heap_reset();
  b->gradient(b->x, dx);
  size_t peak = heap_peak();
  found.peak = peak > own ? peak - own : 0;
  found.error = error_of(b->n, dx, dh);
  found.norm = norm_of(b->n, dh);
  for (int which = 0; which < CANDIDATES; which++)
    found.best[which] = HUGE_VAL;
  return found;
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

// Interleaves the candidates and the sizes for at least `BENCH_SECONDS` (environment, default 1) and five rounds, and keeps the least
// of each. A tape, which may take a hundred times longer, is left out after five rounds.
static void measure(const struct bench *b, struct found *at, int has_tape, double *dx) {
  const char *budget = getenv("BENCH_SECONDS");
  double limit = budget ? atof(budget) : 1;
  long calls = 1 + (long)(1e-3 / fmax(time_of(b, b->size, PRIMAL, 1, dx), 1e-9));
  double start = seconds();
  for (int round = 0; round < 5 || seconds() - start < limit; round++)
    for (int s = 0; s < SIZES; s++)
      for (int which = 0; which < CANDIDATES; which++)
        if (which != TAPE || (has_tape && s == 0 && round < 5))
          at[s].best[which] = fmin(at[s].best[which], time_of(b, at[s].size, which, which == TAPE ? 1 : calls, dx));
}

// JSON has no NaN.
static void print_number(const char *key, double value) {
  if (isnan(value))
    printf(",\"%s\":null", key);
  else
    printf(",\"%s\":%.12g", key, value);
}

// What holds at one size, without the braces around it.
static void print_size(const struct found *at, double error) {
  printf("\"size\":%ld,\"peak_bytes\":%zu", at->size, at->peak);
  print_number("primal_s", at->best[PRIMAL]);
  print_number("gradient_s", at->best[GRADIENT]);
  print_number("hand_s", at->best[HAND]);
  print_number("max_rel_error", isnan(error) ? 1e300 : error);
}

static void print(const struct bench *b, const struct found *at, double error, double theirs) {
  printf("{\"name\":\"%s\",", b->name);
  print_size(&at[0], error);
  print_number("value", at[0].value);
  print_number("gradient_norm", at[0].norm);
  print_number("adolc_s", isnan(theirs) ? NAN : at[0].best[TAPE]);
  print_number("adolc_error", theirs);
  print_number("work_growth", pow(2, b->power));
  print_number("primal_growth", at[0].best[PRIMAL] / at[1].best[PRIMAL]);
  print_number("gradient_growth", at[0].best[GRADIENT] / at[1].best[GRADIENT]);
  for (int s = 0; s < SIZES; s++) {
    printf(s ? "},{" : ",\"sizes\":[{");
    print_size(&at[s], at[s].error);
  }
  puts("}]}");
  fflush(stdout);
}

int bench(struct bench b) {
  double *dx = calloc((size_t)b.n, sizeof *dx), *dh = calloc((size_t)b.n, sizeof *dh), error = 0, theirs = NAN;
  if (!dx || !dh)
    return 1;
  struct found at[SIZES];
  for (int s = 0; s < SIZES; s++) {
    at[s] = check(&b, b.size >> s, dx, dh);
    error = worse(at[s].error, error);
    if (s == 0)
      theirs = tape_error(&b, dh);
  }
  measure(&b, at, !isnan(theirs), dx);
  print(&b, at, error, theirs);
  free(dx);
  free(dh);
  return !(error <= TOLERANCE) || theirs > TOLERANCE;
}
