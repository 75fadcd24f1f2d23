// Sums that a member of a team keeps to itself for a while: lines of memory, each with a copy of what was added there. What needs the
// room of another, and all that is left in the end, is added where it belongs by atomic updates.
#include <stdint.h>

enum { LINE = 64, LINES = 1024 };
/// After so many changes it is asked how often something was added meanwhile, and with fewer than so many sums a change none is made any more.
enum { CHANGES = 1024, WORTH = 8 };

/// Where the lines lie, 0 where there is none; plus 1 where it holds `float`s.
struct lines {
  int64_t added, changed, full;
  uintptr_t tags[LINES];
  union line {
    double doubles[LINE / sizeof(double)];
    float floats[LINE / sizeof(float)];
  } sums[LINES];
};

HELPER void add_double(double *to, double x) {
  double old = *(volatile double *)to, new;
  do
    new = old + x;
  while (!__atomic_compare_exchange(to, &old, &new, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
}

HELPER void add_float(float *to, float x) {
  float old = *(volatile float *)to, new;
  do
    new = old + x;
  while (!__atomic_compare_exchange(to, &old, &new, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
}

PART void settle_line(uintptr_t tag, union line *sums) {
  char *place = (char *)(tag & ~(uintptr_t)1);
  if (tag & 1) {
    for (int i = 0; i < (int)(LINE / sizeof(float)); i++)
      if (sums->floats[i] != 0)
        add_float((float *)place + i, sums->floats[i]);
  } else {
    for (int i = 0; i < (int)(LINE / sizeof(double)); i++)
      if (sums->doubles[i] != 0)
        add_double((double *)place + i, sums->doubles[i]);
  }
}

/// Gives a line to another place, or says that it is not worth it.
int32_t lines_change(struct lines *, uint64_t, uintptr_t) __asm__("tapeless.team.lines.change");
int32_t lines_change(struct lines *all, uint64_t at, uintptr_t tag) {
  if (all->tags[at]) {
    if (all->full)
      return 0;
    settle_line(all->tags[at], &all->sums[at]);
    if (++all->changed == CHANGES) {
      all->full = all->added < CHANGES * WORTH;
      all->added = all->changed = 0;
    }
  }
  all->sums[at] = (union line){{0}};
  all->tags[at] = tag;
  return 1;
}

/// Where something is added instead of in `p`; 0 if it is to be added there.
HELPER char *place(struct lines *all, void *p, uintptr_t kind) {
  uintptr_t address = (uintptr_t)p, line = address / LINE, tag = line * LINE + kind;
  uint64_t at = (line ^ line / LINES) % LINES;
  if (__builtin_expect(all->tags[at] != tag, 0) && !lines_change(all, at, tag))
    return 0;
  all->added++;
  return (char *)&all->sums[at] + address % LINE;
}

struct lines *lines_open(void) __asm__("tapeless.team.lines");
struct lines *lines_open(void) {
  struct lines *all = malloc(sizeof *all);
  if (!all)
    abort();
  all->added = all->changed = all->full = 0;
  for (int i = 0; i < LINES; i++)
    all->tags[i] = 0;
  return all;
}

void lines_settle(struct lines *) __asm__("tapeless.team.lines.settle");
void lines_settle(struct lines *all) {
  for (int i = 0; i < LINES; i++)
    if (all->tags[i])
      settle_line(all->tags[i], &all->sums[i]);
  free(all);
}

void lines_double(struct lines *, double *, double) __asm__("tapeless.team.lines.f64");
void lines_double(struct lines *all, double *p, double x) {
  double *own = (double *)place(all, p, 0);
  if (own)
    *own += x;
  else
    add_double(p, x);
}

void lines_float(struct lines *, float *, float) __asm__("tapeless.team.lines.f32");
void lines_float(struct lines *all, float *p, float x) {
  float *own = (float *)place(all, p, 1);
  if (own)
    *own += x;
  else
    add_float(p, x);
}
