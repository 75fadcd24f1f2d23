// A float of which a vector is made lies beside an index: LLVM loads both as one vector of floats, and takes the index's bits out of it.
// grad: f
// at: x=[1.5,-2,0.5,3,0.75]
// value: 5.6162109375
// d x: [0,-2.53125,0.94921875,1.8984375,29.953125]
typedef double pair __attribute__((vector_size(16)));
typedef double loose __attribute__((vector_size(16), aligned(8)));
struct __attribute__((aligned(16))) scaled { double by; long from; };
__attribute__((noinline)) static int fill(struct scaled *e, const double *x) {
  e->by = x[4] * x[4];
  e->from = 1;
  return 2;
}
static double sum(const struct scaled *e, const double *x, int n) {
  pair s = {0, 0};
  for (int i = 0; i < n; i++) {
    pair by = {e->by, e->by}, v = by * *(const loose *)(x + e->from + i);
    s += v * v;
  }
  return s[0] * 2 + s[1];
}
double f(const double *x) {
  struct scaled e;
  int n = fill(&e, x);
  return sum(&e, x, n);
}
