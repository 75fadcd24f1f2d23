// An array of pointers to rows: shadow pointers live in memory.
// grad: f
// at: n=3 x=[1,2,3]
// value: 400
// d x: [120,200,280]
#include <stdlib.h>
double f(int n, const double *x) {
  double **row = malloc((size_t)n * sizeof *row);
  if (!row)
    return -1;
  for (int i = 0; i < n; i++) {
    row[i] = malloc((size_t)n * sizeof **row);
    if (!row[i])
      return -1;
    for (int j = 0; j < n; j++)
      row[i][j] = x[i] * x[j] + x[j];
  }
  double s = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      s += row[i][j] * row[j][i];
  for (int i = 0; i < n; i++)
    free(row[i]);
  free(row);
  return s;
}
