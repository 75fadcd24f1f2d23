enum { N = 12 };
real f(real *x) {
  real y[N], s = 0;
#pragma omp parallel
#pragma omp single
  for (int i = 0; i < N; i++) {
#pragma omp task shared(y) firstprivate(i)
    y[i] = sin(x[i]) * x[(i + 1) % N];
  }
  for (int i = 0; i < N; i++)
    s += y[i] * y[i];
  return s;
}
