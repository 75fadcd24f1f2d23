// Functions move from place to place as the bits of a double: what is called is what lay there.
// grad: f
// at: n=5 x=[1.2, 0.7, 2.1, 1.9, 0.4]
// value: 2.1603
// d x: [2.4, 3.0869999999999997, 0.3429999999999999, 0, 0]
// at: n=4 x=[0.6, 1.3, 0.9, 1.7]
// value: 1.8810000000000002
// d x: [1.2, 2.3400000000000003, 1.6900000000000002, 0]
#include <math.h>
typedef double (*Fn)(double);
union B { double d; Fn f; };
static double square(double t) { return t * t; }
static double cube(double t) { return t * t * t; }
__attribute__((noinline)) static void move(union B *to, const union B *from) { to->d = from->d; }
__attribute__((noinline)) static double call(const union B *b, double t) { return b->f(t); }
double f(const double *x, int n) {
  union B s[3];
  s[0].f = square;
  s[1].f = square;
  s[2].f = cube;
  move(&s[1], &s[n % 2 * 2]);
  return call(&s[0], x[0]) + call(&s[1], x[1]) * x[2];
}
