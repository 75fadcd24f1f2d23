// Steps of a stencil between two arrays: what a turn reads, turns before have read; edges of parts are read by two.
enum { N = 6, CELLS = 6000, STEPS = 2 };
static real cells[CELLS], next[CELLS];
real f(real *x) {
  for (int i = 0; i < CELLS; i++)
    cells[i] = x[i % N] + 0.01 * (i % 11), next[i] = 0;
  for (int t = 0; t < STEPS; t++) {
    for (int i = 2; i < CELLS - 2; i++)
      next[i] = cells[i] + 0.1 * sin(cells[i - 1] - 2 * cells[i] + cells[i + 1]) + 0.01 * cells[i - 2] * cells[i + 2];
    for (int i = 1; i < CELLS - 1; i++)
      cells[i] = next[i] + 0.2 * next[i - 1] * next[i + 1];
  }
  real s = 0;
  for (int i = 0; i < CELLS; i++)
    s += cells[i] * cells[i] * 1e-3;
  return s;
}
