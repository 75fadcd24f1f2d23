// String functions next to active code.
// grad: f
// at: x=1.5
// value: 11.75
// d x: 6
#include <string.h>
double f(double x) {
  static const char *const names[3] = {"a", "bcd", "efghi"};
  double s = 0;
  for (int i = 0; i < 3; i++)
    s = s * x + (double)strlen(names[i]);
  return s;
}
