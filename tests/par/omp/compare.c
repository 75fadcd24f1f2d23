// The greatest and the least, by comparisons that no other member comes between.
enum { N = 8 };
real f(real *x) {
  real most = x[0], least = x[0];
#pragma omp parallel for
  for (int i = 1; i < N; i++) {
    real v = x[i] * x[(i + 3) % N];
#pragma omp atomic compare
    if (v > most) { most = v; }
#pragma omp atomic compare
    if (v < least) { least = v; }
  }
  return most * most + 3 * least;
}
