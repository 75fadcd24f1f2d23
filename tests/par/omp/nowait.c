// Parts of a static loop are the same members' in the next.
enum { N = 22 };
real f(real *x) {
  real a[N], b[N], s = 0;
#pragma omp parallel
  {
#pragma omp for schedule(static) nowait
    for (int i = 0; i < N; i++)
      a[i] = x[i] * x[i];
#pragma omp for schedule(static)
    for (int i = 0; i < N; i++)
      b[i] = a[i] * x[i];
  }
  for (int i = 0; i < N; i++)
    s += b[i] * a[(i + 1) % N];
  return s;
}
