// `strtol` tells where a number ends: in the text that it is given, in which floats are put behind the number.
// grad: f
// at: x=[1.5,2.25]
// value: 3.375
// d x: [2.25,1.5]
// or error: memory
#include <stdlib.h>
#include <string.h>
double f(const double x[2]) {
  char text[32] = "12345678";
  char *end;
  double v;
  strtol(text, &end, 10);
  memcpy(end, &x[0], 8);
  memcpy(&v, text + 8, 8);
  return v * x[1];
}
