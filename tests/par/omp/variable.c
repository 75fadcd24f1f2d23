// Arrays of variable length, and blocks of the heap, of each member's own.
enum { N = 12 };
static real smooth(const real *x, int n, real *work) {
  for (int i = 0; i < n; i++)
    work[i] = x[i % N] * x[(i + 1) % N];
  real s = 0;
  for (int i = 1; i < n; i++)
    s += work[i] * work[i - 1];
  return s;
}
real f(real *x) {
  real s = 0;
#pragma omp parallel reduction(+ : s)
  {
    int n = 5;
    real own[n], *heap = (real *)malloc(n * sizeof(real));
#pragma omp for
    for (int i = 0; i < N - 5; i++) {
      s += smooth(x + i, n, own);
      s += smooth(x + i, n, heap) * own[1];
      real *more = (real *)malloc((i + 1) * sizeof(real));
      for (int k = 0; k <= i; k++)
        more[k] = x[k] * x[i];
      s += more[i / 2] * more[i];
      free(more);
    }
    free(heap);
  }
  return s * 1e-2;
}
