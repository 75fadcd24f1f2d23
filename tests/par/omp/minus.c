// Sums and differences at once, of which nobody reads what lay there.
enum { N = 16 };
real f(real *x) {
  real a = x[0], b = 0;
#pragma omp parallel for
  for (int i = 0; i < N; i++) {
    real t = x[i] * x[i];
#pragma omp atomic
    a -= t * x[1];
#pragma omp atomic
    b += sin(t);
  }
  return a * b;
}
