// A product of matrices in blocks, both loops over blocks collapsed.
enum { M = 6, B = 2, N = 2 * M * M };
real f(real *x) {
  const real *a = x, *b = x + M * M;
  real c[M][M], s = 0;
#pragma omp parallel
  {
#pragma omp for collapse(2)
    for (int i = 0; i < M; i++)
      for (int j = 0; j < M; j++)
        c[i][j] = 0;
#pragma omp for collapse(2) schedule(dynamic)
    for (int ib = 0; ib < M; ib += B)
      for (int jb = 0; jb < M; jb += B)
        for (int k = 0; k < M; k++)
          for (int i = ib; i < ib + B; i++)
            for (int j = jb; j < jb + B; j++)
              c[i][j] += a[i * M + k] * b[k * M + j];
#pragma omp for reduction(+ : s)
    for (int i = 0; i < M; i++)
      for (int j = 0; j < M; j++)
        s += c[i][j] * c[i][j] * (i - j + 1) * 0.01;
  }
  return s;
}
