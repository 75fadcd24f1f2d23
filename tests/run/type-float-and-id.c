// A structure of a float and an integer travels in one register, made on two ways.
// grad: f
// at: x=1.5
// value: 36.808493971824646
// d x: 68.83359285253749
// tol: 1e-6
#include <math.h>
struct part {
  float v;
  int id;
};
#define NI __attribute__((noinline)) static
NI struct part made(double v, int n) {
  struct part p;
  if (v > 1) {
    p.v = (float)(v * v);
    p.id = n;
  } else {
    p.v = (float)sin(v);
    p.id = n + 1;
  }
  return p;
}
NI struct part twice(struct part p) {
  p.v *= 2;
  p.id += 1;
  return p;
}
NI double use(struct part p) { return p.id > 3 ? p.v : 3 * p.v; }
double f(double x) {
  struct part a = made(x, 1), b = made(x / 2, 5);
  a = twice(a);
  b = twice(twice(b));
  return use(a) * use(b);
}
