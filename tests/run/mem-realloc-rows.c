// A table of rows: the array of pointers grows by reallocarray, the last row shrinks.
// grad: f
// at: x=[1.5,-0.5,2] n=3
// value: 239.5
// d x: [382.75,-42,87.1875]
#define _GNU_SOURCE
#include <stdlib.h>
double f(const double *x, int n) {
  double **rows = NULL, s = 0;
  for (int i = 0; i < n; i++) {
    rows = reallocarray(rows, i + 1, sizeof *rows);
    rows[i] = malloc(4 * sizeof **rows);
    for (int j = 0; j < 4; j++)
      rows[i][j] = x[i] * x[i] * j + (i ? rows[i - 1][j] * x[0] : 0);
  }
  rows[n - 1] = realloc(rows[n - 1], 2 * sizeof **rows);
  rows[n - 1][1] *= x[n - 1];
  for (int i = 0; i < n; i++) {
    s += rows[i][1] * rows[i][0] + rows[i][1];
    for (int j = 0; j < (i < n - 1 ? 4 : 2); j++)
      s += rows[i][j] * (i + j + 1);
    free(rows[i]);
  }
  free(rows);
  return s;
}
