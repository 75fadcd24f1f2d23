// Formatting an active value into bytes: a derivative does not flow through text.
// grad: f
// at: x=1.5
// value: 11.25
// d x: 15
#include <stdio.h>
double f(double x) {
  char text[32];
  int len = snprintf(text, sizeof text, "%.3f", x);
  return x * x * len;
}
