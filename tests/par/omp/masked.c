enum { N = 8 };
real f(real *x) {
  real m = 0, s = 0;
#pragma omp parallel reduction(+ : s)
  {
#pragma omp masked
    m = x[0] * x[1];
#pragma omp barrier
#pragma omp for simd
    for (int i = 0; i < N; i++)
      s += m * x[i] * x[i];
  }
  return s;
}
