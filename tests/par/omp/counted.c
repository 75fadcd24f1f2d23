enum { N = 12 };
real f(real *x) {
  real s = 0, t = 0;
#pragma omp parallel for num_threads(2) reduction(+ : s)
  for (int i = 0; i < N; i++)
    s += x[i] * x[i];
#pragma omp parallel for num_threads(5) reduction(+ : t)
  for (int i = 0; i < N; i++)
    t += s * x[i];
  return t;
}
