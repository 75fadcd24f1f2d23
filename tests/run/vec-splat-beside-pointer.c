// A float of which a vector is made lies beside a pointer: LLVM loads both as one vector of floats, and takes the pointer's bits out of it.
// grad: f
// at: x=[1.5,-2,0.5,3,0.75]
// value: 14.87109375
// d x: [0.94921875,-2.53125,0.94921875,7.59375,79.3125]
typedef double pair __attribute__((vector_size(16)));
typedef double loose __attribute__((vector_size(16), aligned(8)));
struct __attribute__((aligned(16))) scaled { double by; const double *of; };
static void assign(const struct scaled *e, double *to, int n) {
  for (int i = 0; i < n; i += 2) {
    pair by = {e->by, e->by};
    *(loose *)(to + i) = by * *(const loose *)(e->of + i);
  }
}
__attribute__((noinline)) static int fill(struct scaled *e, const double *x) {
  e->by = x[4] * x[4];
  e->of = x;
  return 4;
}
double f(const double *x) {
  double y[4], s = 0;
  struct scaled e;
  assign(&e, y, fill(&e, x));
  for (int i = 0; i < 4; i++)
    s += y[i] * y[i] * (i + 1);
  return s;
}
