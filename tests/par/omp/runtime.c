enum { N = 18 };
real f(real *x) {
  real s = 0;
#pragma omp parallel for schedule(runtime) reduction(+ : s)
  for (int i = 0; i < N; i++)
    s += x[i] * x[i] * x[i];
  return s;
}
