// One member reads, all have it.
enum { N = 12 };
real f(real *x) {
  real s = 0;
#pragma omp parallel reduction(+ : s)
  {
    real scale;
#pragma omp single copyprivate(scale)
    scale = x[0] * x[1];
#pragma omp for
    for (int i = 0; i < N; i++)
      s += scale * x[i] * x[i];
  }
  return s;
}
