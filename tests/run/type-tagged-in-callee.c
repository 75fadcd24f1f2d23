// Values beside a tag, set and read by functions: integers among them are numbers like others.
// grad: f
// at: x=[1.5,-2,0.25] n=3
// value: 12.4375
// d x: [3,0,1.5]
#include <stdint.h>
struct value { int is_integer; union { double d; int64_t i; } of; };
__attribute__((noinline)) static void set(struct value *v, double d) { v->is_integer = 0; v->of.d = d; }
__attribute__((noinline)) static void set_integer(struct value *v, int64_t i) { v->is_integer = 1; v->of.i = i; }
__attribute__((noinline)) static double number(const struct value *v) { return v->is_integer ? (double)v->of.i : v->of.d; }
double f(const double *x, int n) {
  struct value all[4];
  double s = 0;
  for (int i = 0; i < n; i++) {
    if (i % 2) set_integer(all + i, i + 4);
    else set(all + i, x[i] * x[i]);
  }
  for (int i = 0; i < n; i++) s += number(all + i) * (i + 1);
  return s;
}
