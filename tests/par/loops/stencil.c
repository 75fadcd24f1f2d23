// Steps of a stencil between two arrays: what a turn reads, turns before have read; edges of parts are read by two.
enum { N = 6, CELLS = 6000, STEPS = 3 };
static real cells[2][CELLS];
real f(real *x) {
  for (int i = 0; i < CELLS; i++)
    cells[0][i] = x[i % N] + 0.01 * (i % 11), cells[1][i] = 0;
  for (int t = 0; t < STEPS; t++) {
    real *from = cells[t % 2], *to = cells[(t + 1) % 2];
    for (int i = 2; i < CELLS - 2; i++)
      to[i] = from[i] + 0.1 * sin(from[i - 1] - 2 * from[i] + from[i + 1]) + 0.01 * from[i - 2] * from[i + 2];
  }
  real s = 0;
  for (int i = 0; i < CELLS; i++)
    s += cells[STEPS % 2][i] * cells[STEPS % 2][i] * 1e-3;
  return s;
}
