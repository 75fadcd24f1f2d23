// A loop of 100,000 turns over 10,000 numbers, reversed from copies of its state under three budgets.
#include "../../crates/llvm/bodies/checkpoints.c"
#include "modes.h"
#include <string.h>
#include <sys/resource.h>

enum { CELLS = 10000, STEPS = 100000 };

#define ADVECT(name, attributes)                                                                     \
  attributes void name(double *u, int n, int steps) {                                               \
    for (int t = 0; t < steps; t++)                                                                  \
      for (int i = 1; i < n - 1; i++)                                                                \
        u[i] += 0.1 * u[i] * (u[i - 1] - 2 * u[i] + u[i + 1]);                                       \
  }
ADVECT(whole, __attribute__((noinline)))
ADVECT(in_4, __attribute__((annotate("tapeless_memory=4MiB"))))
ADVECT(in_16, __attribute__((annotate("tapeless_memory=16MiB"))))
ADVECT(in_64, __attribute__((annotate("tapeless_memory=64MiB"))))

extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);

static double u[CELLS], du[CELLS], first[CELLS];

static void begin(void) {
  for (int i = 0; i < CELLS; i++) u[i] = 1 + i % 7 * 0.1, du[i] = 0;
  du[CELLS / 2] = 1;
}

#define GRADIENT(f, steps) __enzyme_autodiff((void *)f, enzyme_dup, u, du, enzyme_const, CELLS, enzyme_const, steps)

static double megabytes(void) {
  struct rusage used;
  getrusage(RUSAGE_SELF, &used);
  return used.ru_maxrss / 1024.0;
}

// Turns that are run again, as they were decided.
static i64 again(i64 bytes, i64 budget) {
  struct checkpoints *c = __tapeless_checkpoints_open(bytes, 0, STEPS, budget);
  i64 turns = 0;
  for (i64 t = 0; t < STEPS; t++) __tapeless_checkpoints_store(c, t);
  __tapeless_checkpoints_done(c, STEPS);
  for (i64 t = STEPS - 1; t >= 0; t--)
    for (i64 at = __tapeless_checkpoints_back(c, t); at < t; at++, turns++) __tapeless_checkpoints_store(c, at);
  __tapeless_checkpoints_close(c);
  return turns;
}

// The fewest runs forward, the first included, with so many copies.
static i64 fewest(i64 bytes, i64 budget) {
  struct checkpoints *c = __tapeless_checkpoints_open(bytes, 0, STEPS, budget);
  i64 s = c->most, r = 1;
  while (reach(s, r) < STEPS) r++;
  __tapeless_checkpoints_close(c);
  return r * STEPS - reach(s + 1, r - 1);
}

static void row(int mib, double seconds, double primal, double before) {
  i64 bytes = 4 + (CELLS - 2) * 8, budget = (i64)mib << 20;
  i64 all = STEPS + again(bytes, budget);
  printf("  %2d MiB: gradient %.2f times the primal, %.1f MB more at most, turns are run %.2f times before they are reversed (%.3f of the fewest)\n",
         mib, seconds / primal, megabytes() - before, (double)all / STEPS, (double)all / fewest(bytes, budget));
}

int main(void) {
  puts("checkpoints: 100000 turns over 10000 doubles, whose tape would take 16 GB");
  begin();
  double start = now();
  whole(u, CELLS, STEPS);
  double primal = now() - start, before = megabytes();
#define RUN(f, mib)                                                                                  \
  begin(), start = now();                                                                            \
  GRADIENT(f, STEPS);                                                                                \
  row(mib, now() - start, primal, before)
  RUN(in_4, 4);
  memcpy(first, du, sizeof du);
  RUN(in_16, 16);
  int same = !memcmp(first, du, sizeof du);
  RUN(in_64, 64);
  same &= !memcmp(first, du, sizeof du);
  begin();
  GRADIENT(in_4, 500);
  memcpy(first, du, sizeof du);
  begin();
  GRADIENT(whole, 500);
  same &= !memcmp(first, du, sizeof du);
  puts(same ? "  all gradients are the same to the last bit" : "  gradients DIFFER");
  return !same;
}
