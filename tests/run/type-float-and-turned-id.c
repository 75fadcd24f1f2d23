// Structures of a float and an integer, of which one bit is turned while they are in one register.
// grad: f
// at: x=1.3
// value: 5.9767831707456871
// d x: 5.277191907167435
// tol: 1e-5
#include <math.h>
#include <string.h>
#define NI __attribute__((noinline)) static
struct P {
  float v;
  int id;
};
NI struct P made(double v, int id) {
  struct P r = {(float)v, id};
  return r;
}
NI struct P turned(struct P r) {
  r.id ^= 4;
  return r;
}
NI double value(struct P r) { return r.id & 1 ? sin(r.v) + 0.1 * r.id : 0.5 * r.v; }
double f(double x) {
  double s = 0;
  struct P t[4];
  for (int i = 0; i < 6; i++) {
    for (int k = 0; k < 4; k++)
      t[k] = turned(made(x * (i + 1), (3 * k + i + 1) & 7));
    memcpy(t + 1, t + (i & 3), sizeof *t);
    for (int k = 0; k < 4; k++)
      s += 0.2 * value(t[k]);
  }
  return s;
}
