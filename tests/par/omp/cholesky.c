// A Cholesky factor by tasks that depend on columns.
enum { M = 5, N = M * M };
real f(real *x) {
  real a[M][M], s = 0;
  for (int i = 0; i < M; i++)
    for (int j = 0; j < M; j++)
      a[i][j] = 0.1 * (x[i * M + j] + x[j * M + i]) + (i == j ? 12 : 0);
#pragma omp parallel
#pragma omp single
  for (int k = 0; k < M; k++) {
#pragma omp task depend(inout : a[k][k]) firstprivate(k)
    {
      a[k][k] = sqrt(a[k][k]);
      for (int i = k + 1; i < M; i++)
        a[i][k] /= a[k][k];
    }
    for (int j = k + 1; j < M; j++) {
#pragma omp task depend(in : a[k][k]) depend(inout : a[j][j]) firstprivate(j, k)
      for (int i = j; i < M; i++)
        a[i][j] -= a[i][k] * a[j][k];
    }
  }
  for (int i = 0; i < M; i++)
    for (int j = 0; j <= i; j++)
      s += a[i][j] * (1 + i * 0.3 + j);
  return s;
}
