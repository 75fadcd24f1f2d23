// Pointers into another address space, in arrays, structures, loops and results: their shadows point there, too.
// grad: f
// at: a=[0.1,0.15,0.2,0.25,0.3,0.35,0.4,0.45] q=[0.3,0.28,0.26,0.24,0.22] c=0.7
// value: 0.962813164080436
// d a: [0.0,5.235422663778722,0.0,0.507896370698,0.0,0.22,0.0,0.0]
// d q: [2.617711331889361,0.6303819910622795,0.254650455349,0.253187392849,0.35]
// d c: 0.5259793082865436
#define THERE __attribute__((address_space(1)))
struct state {
  double THERE *p;
  const double *q;
  double c;
};
static THERE double held[4];
__attribute__((noinline)) static double THERE *pick(struct state *s, int i) { return i & 1 ? s->p : s->p + 1; }
__attribute__((noinline)) static void put(struct state *s, int i, double v) {
  double THERE *x = pick(s, i);
  *x += v;
  held[i & 3] = v * *x;
}
double f(double *a, const double *q, double c) {
  struct state s = {(double THERE *)a, q, c};
  for (int i = 0; i < 4; i++) held[i] = i + 1;
  double r = 0;
  double THERE *last = 0;
  for (int i = 0; i < 5; i++) {
    double THERE *x = pick(&s, i);
    r += x[i] * s.q[i];
    *x = r * s.c;
    put(&s, i, r);
    if (last) r += *last * held[(i + 1) & 3];
    last = x;
  }
  return r;
}
