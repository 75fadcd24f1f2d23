// A structure is copied in words, some of which hold two members: not every word is an element of the array.
// grad: f
// at: x=[1.5,2.5,3.5] n=6
// value: 20.75
// d x: [7.5, 5.5, 2.0]
// or error: cannot tell which of the bytes copied here are floats
#include <string.h>
struct row {
  double a;
  int k;
  float f;
  double b[4];
};
double f(const double *x, int n) {
  struct row u = {.a = x[1], .k = 3, .f = x[0], .b = {x[0], x[1], x[2], x[0]}}, v = {0};
  for (int i = 0; i < n; i++) memcpy((char *)&v + 8 * i, (char *)&u + 8 * i, 8);
  return v.a * v.f * v.k + v.b[1] + 2 * v.b[n - 4];
}
