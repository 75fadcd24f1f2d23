enum { R = 5, C = 4, N = R * C };
real f(real *x) {
  real y[R][C], s = 0;
#pragma omp parallel for collapse(2)
  for (int i = 0; i < R; i++)
    for (int j = 0; j < C; j++)
      y[i][j] = x[i * C + j] * x[j * R + i];
  for (int i = 0; i < R; i++)
    for (int j = 0; j < C; j++)
      s += sin(y[i][j]) * (i + 1);
  return s;
}
