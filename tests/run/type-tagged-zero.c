// Values beside a tag, one of them copied by an index, where the only integer is a zero, which a compiler stores as a float.
// grad: f
// at: x=0.7 n=5
// value: 1.6663265308565365
// d x: 2.1472632809267327
#include <math.h>
#include <string.h>
struct value { int is_float; union { double d; long i; } of; };
double f(double x, int n) {
  struct value all[4];
  for (int i = 0; i < 4; i++)
    if (i & 1) { all[i].is_float = 1; all[i].of.d = x; }
    else { all[i].is_float = 0; all[i].of.i = 3 * i; }
  memcpy(&all[2], &all[n & 1], sizeof *all);
  for (int i = 0; i < 4; i++) x += all[i].is_float ? 0.5 * sin(all[i].of.d) : 0.1 * all[i].of.i;
  return x;
}
