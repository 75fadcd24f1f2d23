// Pointers in the file that are set on some ways only, into a ring of the file; the object at hand, which others point to.
// grad: f
// at: x=1.3 i=3
// value: 23.761760000000003
// d x: 75.803000000000008
#define NOINLINE __attribute__((noinline)) static
static double ring[5], *newest, *oldest;
static int at;
NOINLINE void record(double v) {
  ring[at] = v;
  newest = &ring[at];
  at = (at + 1) % 5;
  oldest = &ring[at];
}
NOINLINE double slope(void) { return (*newest - *oldest) / 4; }

struct state {
  double k, t;
  struct state *parent;
};
static struct state outer, inner, *current = &outer;
NOINLINE void enter(struct state *s) { current = s; }
NOINLINE struct state *now(void) { return current; }
NOINLINE double rate(void) {
  double s = 0;
  for (struct state *c = now(); c; c = c->parent)
    s += c->k * c->t;
  return s;
}

double f(double x, int i) {
  at = 0;
  for (int k = 0; k < 5; k++)
    ring[k] = 1;
  double s = 0;
  for (int k = 0; k < i; k++) {
    record(x * x * k);
    s += slope();
  }
  outer.k = x;
  outer.t = 1;
  outer.parent = i > 9 ? &inner : 0;
  inner.k = 0.5;
  inner.t = x * x;
  inner.parent = &outer;
  for (int k = 0; k < i; k++) {
    enter(k & 1 ? &inner : &outer);
    now()->t += rate();
  }
  return s * *oldest + rate() * *newest;
}
