enum { N = 12 };
real f(real *x) {
  real a = 0, b = 0, s = 0;
#pragma omp parallel
#pragma omp single
  {
#pragma omp taskgroup
    {
#pragma omp task shared(a)
      for (int i = 0; i < N / 2; i++)
        a += x[i] * x[i];
#pragma omp task shared(b)
      for (int i = N / 2; i < N; i++)
        b += x[i] * x[i];
    }
    s = a * b;
  }
  return s;
}
