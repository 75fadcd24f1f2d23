// Buffers of the heap that change places between regions, until little changes.
enum { N = 12 };
real f(real *x) {
  real *from = (real *)malloc(N * sizeof(real)), *to = (real *)malloc(N * sizeof(real)), s = 0;
  for (int i = 0; i < N; i++)
    from[i] = to[i] = x[i];
  real change = 1;
  for (int step = 0; step < 40 && change > 1e-2; step++) {
    change = 0;
#pragma omp parallel for reduction(max : change)
    for (int i = 0; i < N; i++) {
      to[i] = 0.5 * from[i] + 0.25 * sin(from[(i + 1) % N]);
      change = fmax(change, fabs(to[i] - from[i]));
    }
    real *t = from;
    from = to;
    to = t;
  }
  for (int i = 0; i < N; i++)
    s += from[i] * (i + 1);
  free(from);
  free(to);
  return s;
}
