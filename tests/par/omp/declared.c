// A reduction that the program declares.
enum { N = 12 };
struct pair {
  real sum, product;
};
static void join(struct pair *a, struct pair *b) {
  a->sum += b->sum;
  a->product *= b->product;
}
static void begin(struct pair *a) {
  a->sum = 0;
  a->product = 1;
}
#pragma omp declare reduction(both : struct pair : join(&omp_out, &omp_in)) initializer(begin(&omp_priv))
real f(real *x) {
  struct pair p = {0, 1};
#pragma omp parallel for reduction(both : p)
  for (int i = 0; i < N; i++) {
    p.sum += x[i] * x[i];
    p.product *= 1 + 0.1 * x[i];
  }
  return p.sum * p.product;
}
