// Checked copies and fills, as _FORTIFY_SOURCE makes them.
// grad: f
// at: x=[2,3,5] n=3
// value: 45
// d x: [6,7,10]
#include <string.h>
double f(double *x, int n) {
  size_t size = (size_t)n * sizeof *x;
  double b[100], sum = 0;
  __builtin___memcpy_chk(b, x, size, sizeof b);
  for (int i = 0; i < n; i++)
    sum += b[i] * b[i];
  double *c = __builtin___memset_chk(b, 0, size, sizeof b);
  sum += c[0] * x[0];
  __builtin___memmove_chk(x + 1, x, size - sizeof *x, 4000);
  for (int i = 0; i < n; i++)
    sum += x[i];
  return sum;
}
