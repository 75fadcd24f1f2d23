// Reads, writes and products at once.
enum { N = 8 };
real f(real *x) {
  real p = 1, last = 0, s = 0;
#pragma omp parallel for
  for (int i = 0; i < N; i++) {
#pragma omp atomic
    p *= 1 + 0.1 * x[i];
    if (i == 3)
#pragma omp atomic write
      last = x[i] * x[i];
  }
#pragma omp parallel reduction(+ : s)
  {
    real t;
#pragma omp atomic read
    t = last;
#pragma omp for
    for (int i = 0; i < N; i++)
      s += t * x[i];
  }
  return p * s;
}
