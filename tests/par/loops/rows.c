// A sparse matrix by rows whose lengths differ, times a vector: each row is a turn's own, columns are read anywhere.
enum { N = 6, ROWS = 3000 };
static int begin[ROWS + 1], column[4 * ROWS];
static real value[4 * ROWS], from[ROWS], to[ROWS];
real f(real *x) {
  int used = 0;
  for (int i = 0; i < ROWS; i++) {
    begin[i] = used;
    for (int k = 0; k < (i * 7) % 5; k++, used++)
      column[used] = (i * 31 + k * 17) % ROWS, value[used] = 0.3 + 0.01 * (used % 13);
  }
  begin[ROWS] = used;
  for (int i = 0; i < ROWS; i++)
    from[i] = x[i % N] * (1 + 0.0001 * i);
  for (int i = 0; i < ROWS; i++) {
    real sum = 0;
    for (int k = begin[i]; k < begin[i + 1]; k++)
      sum += value[k] * from[column[k]];
    to[i] = tanh(sum) * from[i];
  }
  real s = 0;
  for (int i = 0; i < ROWS; i++)
    s += to[i] * to[i] * 1e-2;
  return s;
}
