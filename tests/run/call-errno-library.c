// The `errno` of a library function decides a path; what is mathematical comes without one.
// grad: f
// at: x=[3,5] ok=1
// value: 47
// d x: [6,20]
// at: x=[3,5] ok=0
// value: 24
// d x: [3,3]
#include <errno.h>
#include <stdlib.h>
double f(const double *x, int ok) {
  errno = 0;
  double scale = strtod(ok ? "2" : "1e999", NULL);
  return errno == 0 ? x[0] * x[0] - 12 + scale * x[1] * x[1] : 3 * (x[0] + x[1]);
}
