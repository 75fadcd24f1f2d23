// A two-dimensional local array.
// grad: f
// at: x=[1,2,3]
// value: 1296
// d x: [216,864,1944]
double f(const double *x) {
  double g[3][3];
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++)
      g[i][j] = x[i] * x[j] * x[j];
  double s = 0;
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++)
      s += g[i][j] * g[j][i];
  return s;
}
