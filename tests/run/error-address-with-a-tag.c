// An address with a tag, as an integer that functions give and take: nobody knows where the shadow lies.
// grad: f
// at: x=1.3
// value: 3.887
// d x: 7.67
// or error: carries a derivative
#include <stdint.h>
#include <stdlib.h>
#define NI __attribute__((noinline)) static
NI uintptr_t make(double v) {
  double *p = malloc(sizeof *p);
  *p = v;
  return (uintptr_t)p | 1;
}
NI double value(uintptr_t handle) { return *(double *)(handle & ~(uintptr_t)1); }
NI void end(uintptr_t handle) { free((void *)(handle & ~(uintptr_t)1)); }
double f(double x) {
  uintptr_t a = make(x * x), b = make(x + 1);
  double r = value(a) * value(b);
  end(a);
  end(b);
  return r;
}
