// What a pointer of the file leads to carries no derivative, if the user calls that pointer inactive; what lies
// there changes beside late calls.
// grad: f
// at: n=3 x=[1.5,2.25,3.1]
// value: 690.882775
// d x: [325.9725,216.0,532.456]
#include <stdlib.h>
static double *table;
void *__enzyme_inactive_global_1[] = {&table};
__attribute__((noinline)) static void init(void) { if (table) return; table = malloc(64); for (int i = 0; i < 8; i++) table[i] = i + 1; }
__attribute__((noinline)) static double term(double x, int i) { return table[i] * x * x; }
__attribute__((noinline)) static double both(double x, int i) { double t = term(x, i); return t * t; }
void *__enzyme_inactivefn_init[] = {(void *)init};
double f(int n, const double *x) {
  init();
  double s = 0;
  for (int i = 0; i < 8; i++) table[i] = 1;
  for (int i = 0; i < n; i++) { table[0] += 1; table[i] *= 2; s += both(x[i], i) + x[i] * x[i] * table[0] * x[0]; }
  for (int i = 0; i < 8; i++) table[i] = -1;
  return s;
}
