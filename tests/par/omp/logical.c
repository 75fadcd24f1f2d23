// Logical reductions decide; they have no derivative.
enum { N = 12 };
real f(real *x) {
  int any = 0, all = 1, bits = 0;
  real s = 0;
#pragma omp parallel for reduction(|| : any) reduction(&& : all) reduction(| : bits) reduction(+ : s)
  for (int i = 0; i < N; i++) {
    any = any || x[i] > 1;
    all = all && x[i] > 0;
    bits |= 1 << (i % 3);
    s += x[i] * x[i];
  }
  return s * (any ? x[0] : x[1]) * (all ? x[2] : x[3]) * bits;
}
