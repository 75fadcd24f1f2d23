// Values beside a tag that functions take and return, in a loop that is unrolled: a structure of integers is frozen whole.
// grad: f
// at: x=0.7 n=3
// value: 0.09998714922283339
// d x: 9.858897938810779e-5
#include <math.h>
struct T { int tag; union { double d; long i; }; };
__attribute__((noinline, unused)) static struct T number_value(double d) { struct T t; t.tag = 1; t.d = d; return t; }
__attribute__((noinline, unused)) static struct T integer_value(long i) { struct T t; t.tag = 0; t.i = i; return t; }
__attribute__((unused)) static double number_of(struct T t) { return t.tag ? t.d : (double)t.i; }
__attribute__((noinline, unused)) static struct T add_value(struct T a, struct T b) { return a.tag || b.tag ? number_value(number_of(a) + number_of(b)) : integer_value(a.i + b.i); }
__attribute__((unused)) static struct T mul_value(struct T a, struct T b) { return a.tag || b.tag ? number_value(number_of(a) * number_of(b)) : integer_value(a.i * b.i); }
double f(double x, int n) {
  struct T t = integer_value((n + 2) & 7);
  for (int i = 0; i < 4; i++) if ((i + (n + 2)) & 2) { t = mul_value(t, number_value(tanh(x))); } else t = add_value(t, integer_value(i));
  return 0.1 * tanh(number_of(t));
}
