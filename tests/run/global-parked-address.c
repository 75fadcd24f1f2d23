// The address of a variable in a pointer of the file: other functions put it there, find it, and write through it.
// grad: f
// at: x=1.3
// value: 52.390539259413295
// d x: 64.591500632693624
#include <math.h>
#define NI __attribute__((noinline)) static
static double *parked;
NI void put(double *p) { parked = p; }
NI double *get(void) { return parked; }
NI void run(double v) { *parked = v; }
double f(double x) {
  double m = 0.7, o = x, r = 0;
  put(&m);
  *get() = x * x;
  r += m * 2;
  run(sin(m));
  r += m * x;
  put(&o);
  for (int i = 0; i < 3; i++)
    *get() += m * o;
  run(o * r);
  return r + o * m;
}
