// Loops and what one does for all, in functions that a region calls.
enum { N = 16 };
static __attribute__((noinline)) void square(const real *x, real *y) {
#pragma omp for
  for (int i = 0; i < N; i++)
    y[i] = x[i] * x[i];
}
static __attribute__((noinline)) void turn(real *y) {
#pragma omp single
  {
    real first = y[0];
    for (int i = 0; i + 1 < N; i++)
      y[i] = y[i + 1];
    y[N - 1] = first * y[0];
  }
}
static __attribute__((noinline)) void add(const real *y, real *sum) {
  real own = 0;
#pragma omp for nowait
  for (int i = 0; i < N; i++)
    own += y[i] * (i + 1);
#pragma omp critical(adding)
  *sum += own;
}
real f(real *x) {
  real y[N], s = 0;
#pragma omp parallel
  for (int k = 0; k < 3; k++) {
    square(k ? y : x, y);
    turn(y);
    add(y, &s);
#pragma omp barrier
    if (k == 1) {
#pragma omp for
      for (int i = 0; i < N; i++)
        y[i] = sin(y[i]);
    }
  }
  return s * 1e-2;
}
