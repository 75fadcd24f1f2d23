// Sums that a member of a team keeps to itself for a while: lines of memory, each with a copy of what was added there. What needs the
// room of another, and all that is left in the end, is added where it belongs by atomic updates.
//
// There are few lines at first. If they change too often, there are more; if that does not help, what has no line gets none any more.
#include <stdint.h>

enum { LINE = 64, FEW = 1 << 10, MOST = 1 << 14 };
/// With fewer sums a change than so many there are to be more lines; with fewer than so many, lines are not worth it.
enum { MANY = 64, WORTH = 8 };

union sums {
  double doubles[LINE / sizeof(double)];
  float floats[LINE / sizeof(float)];
};

struct line {
  union sums sums;
  /// Where it lies, 0 if nowhere; plus 1 where it holds `float`s.
  uintptr_t tag;
};

struct lines {
  uint64_t mask;
  struct line *lines;
  /// Sums and changes since that was looked at last; whether no line is changed any more.
  uint64_t added, changed, full;
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

PART void settle_line(struct line *line) {
  union sums *sums = &line->sums;
  char *place = (char *)(line->tag & ~(uintptr_t)1);
  if (line->tag & 1) {
    for (int i = 0; i < (int)(LINE / sizeof(float)); i++)
      if (sums->floats[i] != 0)
        add_float((float *)place + i, sums->floats[i]);
  } else {
    for (int i = 0; i < (int)(LINE / sizeof(double)); i++)
      if (sums->doubles[i] != 0)
        add_double((double *)place + i, sums->doubles[i]);
  }
}

PART void settle_all(struct lines *all) {
  for (uint64_t i = 0; i <= all->mask; i++)
    if (all->lines[i].tag)
      settle_line(&all->lines[i]);
  free(all->lines);
}

PART void make_lines(struct lines *all, uint64_t count) {
  struct line *made = malloc(count * sizeof *made);
  if (!made)
    abort();
  all->mask = count - 1;
  all->lines = made;
  for (uint64_t i = 0; i < count; i++)
    made[i].tag = 0;
}

/// Which line is that of a place: what lies side by side has lines of its own, and so have most of what lies a power of two apart.
HELPER struct line *line_of(struct lines *all, uintptr_t tag) {
  uintptr_t line = tag / LINE;
  return &all->lines[(line + line / FEW * 4) & all->mask];
}

/// Gives a line to another place, or says that it is not worth it.
struct line *lines_change(struct lines *, uintptr_t) __asm__("tapeless.team.lines.change");
struct line *lines_change(struct lines *all, uintptr_t tag) {
  struct line *line = line_of(all, tag);
  if (line->tag) {
    if (all->full)
      return 0;
    settle_line(line);
    if (++all->changed > all->mask) {
      all->full = all->mask == MOST - 1 && all->added < all->changed * WORTH;
      if (all->mask < MOST - 1 && all->added < all->changed * MANY) {
        line->tag = 0;
        settle_all(all);
        make_lines(all, (all->mask + 1) * 4);
        line = line_of(all, tag);
      }
      all->added = all->changed = 0;
    }
  }
  line->sums = (union sums){{0}};
  line->tag = tag;
  return line;
}

/// Where something is added instead of in `p`; 0 if it is to be added there.
HELPER char *place(struct lines *all, void *p, uintptr_t kind) {
  uintptr_t address = (uintptr_t)p, tag = (address & ~(uintptr_t)(LINE - 1)) + kind;
  struct line *line = line_of(all, tag);
  if (__builtin_expect(line->tag != tag, 0) && !(line = lines_change(all, tag)))
    return 0;
  all->added++;
  return (char *)&line->sums + address % LINE;
}

struct lines *lines_open(void) __asm__("tapeless.team.lines");
struct lines *lines_open(void) {
  struct lines *all = malloc(sizeof *all);
  if (!all)
    abort();
  all->added = all->changed = all->full = 0;
  make_lines(all, FEW);
  return all;
}

void lines_settle(struct lines *) __asm__("tapeless.team.lines.settle");
void lines_settle(struct lines *all) {
  settle_all(all);
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
