// realloc moves active memory: right, or refused.
// grad: f
// at: n=5 x=1.25
// value: 377.696328163147
// d x: 1099.1762161254883
// or error: TL000
#include <stdlib.h>
double f(int n, double x) {
  double *v = NULL;
  for (int i = 0; i < n; i++) {
    double *w = realloc(v, (size_t)(i + 1) * sizeof *w);
    if (!w)
      return -1;
    v = w;
    v[i] = (i ? v[i - 1] : 1) * x + i;
  }
  double s = 0;
  for (int i = 0; i < n; i++)
    s += v[i] * v[i];
  free(v);
  return s;
}
