// Heat along a rod: two buffers that change places after each step, inside one region.
enum { N = 16, STEPS = 9 };
real f(real *x) {
  real a[N], b[N], s = 0;
  memcpy(a, x, sizeof a);
  memcpy(b, x, sizeof b);
#pragma omp parallel
  {
    real *from = a, *to = b;
    for (int step = 0; step < STEPS; step++) {
#pragma omp for
      for (int i = 1; i < N - 1; i++)
        to[i] = from[i] + 0.2 * (from[i - 1] - 2 * from[i] + from[i + 1]) + 0.01 * from[i] * from[i];
      real *t = from;
      from = to;
      to = t;
    }
#pragma omp for reduction(+ : s)
    for (int i = 0; i < N; i++)
      s += from[i] * from[i];
  }
  return s;
}
