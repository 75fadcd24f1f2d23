// A request inside, of a function that releases the block that it was given, and blocks that it made, and leaves one.
// grad: f
// compiled only: the interpreter has no requests
// at: n=3 x=[1.5,2,-0.5]
// value: -121.5
// d x: [-267.75,-131.4375,265.5]
#include <stdlib.h>
extern int enzyme_dup, enzyme_const;
extern void __enzyme_autodiff(void *, ...);
static double chain(const double *x, int n, double **at) {
  for (int i = 0; i < n; i++) {
    double *next = malloc(sizeof *next);
    *next = **at * x[i] + x[0];
    free(*at);
    *at = next;
  }
  return **at * **at;
}
double f(int n, const double *x) {
  double d[8] = {0}, s = 0;
  double *at = malloc(sizeof *at), *shadow = calloc(1, sizeof *shadow), *given = shadow;
  *at = x[0];
  __enzyme_autodiff((void *)chain, enzyme_dup, x, d, enzyme_const, n, enzyme_dup, &at, &shadow);
  for (int i = 0; i < n; i++)
    s += d[i] * (i + 1);
  s += *given + *at;
  free(at);
  free(shadow);
  free(given);
  return s;
}
