// LU without pivots: a loop over rows at each step, all steps in one region.
enum { M = 5, N = M * M };
real f(real *x) {
  real a[M][M], s = 1;
#pragma omp parallel
  {
#pragma omp for collapse(2) nowait
    for (int i = 0; i < M; i++)
      for (int j = 0; j < M; j++)
        a[i][j] = x[i * M + j] + (i == j ? 9 : 0);
#pragma omp barrier
    for (int k = 0; k < M; k++) {
#pragma omp for schedule(static, 1)
      for (int i = k + 1; i < M; i++) {
        a[i][k] /= a[k][k];
        for (int j = k + 1; j < M; j++)
          a[i][j] -= a[i][k] * a[k][j];
      }
    }
  }
  for (int k = 0; k < M; k++)
    s *= a[k][k] * 0.1;
  return s;
}
