// A logger that takes a variable number of values is given some that carry a derivative: it only writes a text of them.
// grad: f
// at: x=[0.75,1.5] n=2
// value: 3.375
// d x: [4.5,2.25]
#include <stdarg.h>
#include <stdio.h>
static char line[99];
static int lines;

__attribute__((noinline)) static void note(const char *format, ...) {
  va_list list;
  va_start(list, format);
  vsnprintf(line, sizeof line, format, list);
  va_end(list);
  lines++;
}

double f(const double *x, int n) {
  double product = 0;
  for (int i = 0; i < n; i++) {
    product += x[0] * x[1] * (i + 1);
    note("%d: %g at %g", i, product, x[i]);
  }
  return product;
}
