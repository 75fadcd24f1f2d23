// The address of a variable of the file as an integer, which is a constant of the program.
// grad: f
// error: is not computed from a pointer alone
#include <stdint.h>
static double array[4];
double f(const double *x, int n) {
  uintptr_t at = (uintptr_t)array + 8;
  for (int i = 0; i < n; i++) ((double *)at)[i] = x[i] * x[i];
  double s = 0;
  for (int i = 0; i < n; i++) s += array[i + 1];
  return s;
}
