// An active value handed to a variadic function.
// grad: f
// error: takes a variable number of arguments
#include <stdarg.h>
__attribute__((noinline)) static double total(int n, ...) {
  va_list list;
  va_start(list, n);
  double s = 0;
  for (int i = 0; i < n; i++)
    s += va_arg(list, double);
  va_end(list);
  return s;
}
double f(double x, double y) { return total(2, x * x, y); }
