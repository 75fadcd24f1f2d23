// Gauss–Seidel in two colours: each half-step reads what the other colour wrote.
enum { M = 6, N = M * M };
real f(real *x) {
  real u[M][M], s = 0;
  for (int i = 0; i < N; i++)
    u[i / M][i % M] = x[i];
#pragma omp parallel
  for (int sweep = 0; sweep < 4; sweep++)
    for (int colour = 0; colour < 2; colour++) {
#pragma omp for
      for (int i = 1; i < M - 1; i++)
        for (int j = 1 + (i + colour) % 2; j < M - 1; j += 2)
          u[i][j] = 0.24 * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1]) + 0.01 * u[i][j] * u[i][j];
    }
  for (int i = 0; i < M; i++)
    for (int j = 0; j < M; j++)
      s += u[i][j] * (1 + 0.1 * i * j);
  return s;
}
