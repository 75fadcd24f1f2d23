// What an inactive pointer of the file leads to is replaced and released within the request.
// grad: f
// at: n=3 x=[1.7,2.2,3.1]
// value: 10061.348400000003
// d x: [176.86799999999997,1533.3120000000006,11797.236000000003]
#include <stdlib.h>
static double *table;
void *__enzyme_inactive_global_1[] = {&table};
__attribute__((noinline)) static double term(double x, int i) { return table[i] * x * x; }
__attribute__((noinline)) static double both(double x, int i) { double t = term(x, i); return t * t; }
double f(int n, const double *x) {
  double s = 0;
  for (int k = 0; k < 3; k++) {
    table = malloc(8 * n);
    for (int i = 0; i < n; i++) table[i] = k + i;
    for (int i = 0; i < n; i++) s += both(x[i], i) * table[i];
    free(table);
  }
  table = 0;
  return s;
}
