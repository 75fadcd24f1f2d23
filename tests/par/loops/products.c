// Products of matrices: rows of the result are turns' own, the other matrix is read by all; a triangle.
enum { N = 6, SIZE = 40 };
static real a[SIZE][SIZE], b[SIZE][SIZE], c[SIZE][SIZE];
real f(real *x) {
  for (int i = 0; i < SIZE; i++)
    for (int j = 0; j < SIZE; j++)
      a[i][j] = x[(i + j) % N] * 0.1, b[i][j] = x[(i * j) % N] * (0.2 + 0.01 * (i - j));
  for (int i = 0; i < SIZE; i++)
    for (int j = 0; j < SIZE; j++) {
      real sum = 0;
      for (int k = 0; k < SIZE; k++)
        sum += a[i][k] * b[k][j];
      c[i][j] = sum;
    }
  for (int i = 0; i < SIZE; i++)
    for (int j = 0; j < i; j++)
      for (int k = j; k < SIZE; k++)
        c[i][j] += a[j][k] * 0.01;
  real s = 0;
  for (int i = 0; i < SIZE; i++)
    for (int j = 0; j < SIZE; j++)
      s += c[i][j] * c[i][j] * 1e-2;
  return s;
}
