// Words, and what they are, in an array of an inner structure: a copy of one member tells how long the array is.
// grad: f
// at: x=1.3
// value: 135.94000000000003
// d x: 141.4
// tol: 1e-6
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
typedef struct {
  struct {
    uint64_t bits;
    int tag;
  } cell[4];
  int n;
} Inner;
typedef struct {
  Inner in;
  double scale;
} Outer;
NI void put(Outer *o, int i, double v) {
  memcpy(&o->in.cell[i].bits, &v, 8);
  o->in.cell[i].tag = i * 2;
  o->in.n++;
}
NI double get(const Outer *o, int i) {
  double v;
  memcpy(&v, &o->in.cell[i].bits, 8);
  return v * o->scale + o->in.cell[i].tag;
}
NI Outer make(double x) {
  Outer o;
  memset(&o, 0, sizeof o);
  o.scale = x * 2;
  for (int i = 0; i < 4; i++)
    put(&o, i, x * x + i);
  return o;
}
double f(double x) {
  Outer o = make(x);
  double s = 0;
  for (int i = 0; i < o.in.n; i++)
    s += get(&o, i) * (i + 1);
  return s;
}
