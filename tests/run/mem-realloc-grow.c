// A vector that grows by allocate, copy, free.
// grad: f
// at: n=6 x=0.8
// value: 258.41367773593606
// d x: 656.8248657510401
#include <stdlib.h>
#include <string.h>
double f(int n, double x) {
  size_t cap = 1, len = 0;
  double *v = malloc(cap * sizeof *v);
  if (!v)
    return -1;
  for (int i = 0; i < n; i++) {
    if (len == cap) {
      double *w = malloc(2 * cap * sizeof *w);
      if (!w)
        return -1;
      memcpy(w, v, len * sizeof *v);
      free(v);
      v = w;
      cap *= 2;
    }
    v[len] = (len ? v[len - 1] : 1) * x + i;
    len++;
  }
  double s = 0;
  for (size_t i = 0; i < len; i++)
    s += v[i] * v[i];
  free(v);
  return s;
}
