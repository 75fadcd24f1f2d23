// Each point is read by three members, between barriers.
enum { N = 24 };
real f(real *x) {
  real a[N], b[N], s = 0;
  for (int i = 0; i < N; i++)
    a[i] = b[i] = x[i];
#pragma omp parallel
  for (int step = 0; step < 4; step++) {
#pragma omp for
    for (int i = 1; i < N - 1; i++)
      b[i] = a[i] + 0.1 * a[i] * (a[i - 1] - 2 * a[i] + a[i + 1]);
#pragma omp for
    for (int i = 1; i < N - 1; i++)
      a[i] = b[i];
  }
  for (int i = 0; i < N; i++)
    s += a[i] * a[i];
  return s;
}
