// Values beside a tag that functions take and return: integers among them are numbers like others, whatever is done with them.
// grad: f
// at: x=[0.7,0.3,1.2,0.4,0.9,0.6] n=6
// value: 8.39621768723769
// d x: [0.7648421872844885,0.24,0,1.38,0,12.92]
#include <math.h>
#define NI __attribute__((noinline)) static
struct value { int is_float; union { double d; long i; } of; };
NI struct value number(double d) { struct value v; v.is_float = 1; v.of.d = d; return v; }
NI struct value integer(long i) { struct value v; v.is_float = 0; v.of.i = i; return v; }
NI double get(struct value v) { return v.is_float ? v.of.d : (double)v.of.i; }
NI struct value add(struct value a, struct value b) {
  if (!a.is_float && !b.is_float) return integer(a.of.i + b.of.i);
  return number(get(a) + get(b));
}
NI struct value mul(struct value a, struct value b) {
  if (!a.is_float && !b.is_float) return integer(a.of.i * b.of.i);
  return number(get(a) * get(b));
}
double f(const double *x, int n) {
  struct value all = integer(1);
  for (int i = 0; i < n; i++) all = i % 2 ? mul(all, number(x[i])) : add(all, i % 4 ? integer(i) : mul(integer(i), integer(3)));
  return get(add(all, number(sin(x[0]))));
}
