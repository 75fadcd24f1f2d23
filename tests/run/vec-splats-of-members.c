// Floats of which vectors are made lie beside a pointer and a count: LLVM loads them as one vector of four floats.
// grad: f
// at: x=[1.5,-2,0.5,3,0.75,-1.25]
// value: 12.05859375
// d x: [-0.10546875,-4.640625,-2.21484375,3.375,56.34375,-4.78125]
#define AVX __attribute__((target("avx2")))
typedef double four __attribute__((vector_size(32)));
typedef double loose __attribute__((vector_size(32), aligned(8)));
struct __attribute__((aligned(32))) row { double by, plus; const double *of; long n; };
AVX static void assign(const struct row *e, double *to) {
  for (long i = 0; i < e->n; i += 4) {
    four by = {e->by, e->by, e->by, e->by}, plus = {e->plus, e->plus, e->plus, e->plus};
    *(loose *)(to + i) = by * *(const loose *)(e->of + i) + plus;
  }
}
__attribute__((noinline)) static void fill(struct row *e, const double *x, long n) {
  e->by = x[4] * x[4];
  e->plus = x[5] * x[4];
  e->of = x;
  e->n = n;
}
AVX double f(const double *x) {
  double y[4], s = 0;
  struct row e;
  fill(&e, x, 4);
  assign(&e, y);
  for (int i = 0; i < 4; i++)
    s += y[i] * y[i] * (i + 1);
  return s;
}
