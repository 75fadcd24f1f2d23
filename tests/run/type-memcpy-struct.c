// memcpy of a struct of an integer, a float, a double and a pointer.
// grad: f
// at: x=1.5 y=[2,3]
// value: 20.25
// d x: 27
// d y: [10.125,6.75]
#include <string.h>
struct record {
  int id;
  float scale;
  double value;
  double *link;
};
double f(double x, double *y) {
  struct record a = {3, 0.5f, x * x, y}, b;
  memcpy(&b, &a, sizeof b);
  b.value *= *b.link;
  b.link++;
  return b.value * *b.link * b.id * (double)b.scale;
}
