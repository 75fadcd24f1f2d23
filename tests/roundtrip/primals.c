// In the place of benches/bench.c: times the primals alone. A line per problem: name, size, value, and the least seconds of
// its rounds.
#include "bench.h"

#include <time.h>

static double seconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static volatile double sink;

static double time_of(const struct bench *b, long calls) {
  double start = seconds();
  for (long i = 0; i < calls; i++)
    sink = b->primal(b->x);
  return (seconds() - start) / (double)calls;
}

int bench(struct bench b) {
  b.resize(b.size);
  double value = b.primal(b.x), best = HUGE_VAL;
  long calls = 1 + (long)(1e-3 / fmax(time_of(&b, 1), 1e-9));
  double start = seconds();
  for (int round = 0; round < 3 || seconds() - start < 0.1; round++)
    best = fmin(best, time_of(&b, calls));
  printf("%s %ld %a %.9g\n", b.name, b.size, value, best);
  fflush(stdout);
  return 0;
}
