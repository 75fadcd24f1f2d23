// A pointer among a variable number of arguments.
// grad: f
// error: among a variable number of arguments
#include <stdarg.h>
#include <stdlib.h>
#define NI __attribute__((noinline)) static
NI double *make(double v) {
  double *p = malloc(sizeof *p);
  *p = v;
  return p;
}
NI double take(double *p) {
  double v = *p;
  free(p);
  return v;
}
NI double *first(int n, ...) {
  va_list all;
  va_start(all, n);
  double *p = va_arg(all, double *);
  va_end(all);
  return p;
}
double f(double x) { return take(first(1, make(x * x))); }
