// Words that are a `double` or a pointer, as a tag beside them says, copied one by one, within their array and in
// one go.
// grad: f
// at: n=4 x=[1, 3, 2, 0.5]
// value: 225.25
// d x: [54, 216, 36, 2]
// at: n=1 x=[2]
// value: 36
// d x: [36]
#include <stdlib.h>
#include <string.h>
struct word { long tag; union { double number; double *pointer; } as; };
double f(const double *x, int n) {
  struct word *a = malloc(n * sizeof *a), *b = malloc(n * sizeof *b);
  for (int i = 0; i < n; i++) {
    a[i].tag = 1 - i % 2;
    if (i % 2)
      a[i].as.number = x[i] * x[i];
    else {
      a[i].as.pointer = malloc(sizeof *a[i].as.pointer);
      *a[i].as.pointer = x[i] * 3;
    }
  }
  for (int i = 0; i < n; i++)
    b[i] = a[n - 1 - i];
  struct word kept = b[0];
  memmove(b, b + 1, (n - 1) * sizeof *b);
  b[n - 1] = kept;
  memcpy(a, b, n * sizeof *a);
  double s = 0;
  for (int i = 0; i < n; i++) {
    double v = a[i].tag ? *a[i].as.pointer : a[i].as.number;
    s += v * v * (i + 1);
    if (a[i].tag)
      free(a[i].as.pointer);
  }
  free(a);
  free(b);
  return s;
}
