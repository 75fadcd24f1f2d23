// A path that is taken by the `errno` of a mathematical function.
// grad: f
// error: `errno` is read here
#include <errno.h>
#include <math.h>
static double safe_log(double x) {
  double y = log(x);
  return errno ? x * x : y;
}
double f(double x) {
  errno = 0;
  return safe_log(x);
}
