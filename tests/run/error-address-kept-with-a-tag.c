// An address with a tag in a variable of the file, through which one function reads and another writes.
// grad: f
// at: x=1.3
// value: 3.38
// d x: 5.2
// or error: a derivative
#include <stdint.h>
#define NI __attribute__((noinline)) static
static uintptr_t kept;
NI void keep(double *p) { kept = (uintptr_t)p | 1; }
NI double read(void) { return *(double *)(kept & -2); }
NI void write(uintptr_t handle, double v) { *(double *)(handle & -2) = v; }
double f(double x) {
  double y = x * x, z = 1;
  keep(&y);
  write((uintptr_t)&z | 1, x * x);
  return read() + z;
}
