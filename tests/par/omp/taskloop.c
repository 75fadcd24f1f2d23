enum { N = 12 };
real f(real *x) {
  real y[N], s = 0;
#pragma omp parallel
#pragma omp single
#pragma omp taskloop grainsize(3)
  for (int i = 0; i < N; i++)
    y[i] = x[i] * x[i] * x[(i + 2) % N];
  for (int i = 0; i < N; i++)
    s += y[i] * (i + 1);
  return s;
}
