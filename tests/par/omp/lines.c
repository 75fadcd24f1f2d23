// Members read anywhere in a table that has more lines than a member keeps sums for at first, and in one that all read alike.
enum { N = 6, WIDE = 12000, READS = 6000 };
static real wide[WIDE], few[N];
static unsigned ahead(unsigned seed) { return seed * 1664525u + 1013904223u; }
real f(real *x) {
  real s = 0;
  for (int i = 0; i < N; i++)
    few[i] = x[i] * x[i];
#pragma omp parallel for
  for (int i = 0; i < WIDE; i++)
    wide[i] = x[i % N] * (1 + 0.001 * (i % 17));
#pragma omp parallel for reduction(+ : s) schedule(dynamic, 64)
  for (int i = 0; i < READS; i++) {
    unsigned at = ahead(ahead(i)) >> 8;
    s += wide[at % WIDE] * wide[(at + 1) % WIDE] * few[at % N] * 0.01 + few[0] * few[N - 1] * 0.001;
  }
  return s;
}
