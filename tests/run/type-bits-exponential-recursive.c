// An exponential by a number that is rounded to bits, to which an exponent is added, in a function that calls itself.
// grad: f
// at: x=[0.7,-1.3,2.1,0.2]
// value: 1.1391536303678187
// d x: [0.125,0.012871659835154703,0.002911151936159845,0.012013037287076457]
#include <math.h>
#include <string.h>
static double number_of_bits(long i) {
  double a;
  memcpy(&a, &i, sizeof a);
  return a;
}
static double exponential(double a) { return number_of_bits(llrint(a * 0x1p51) + (1023L << 52)); }
static __attribute__((noinline)) double sum(const double *x, double a, int n) {
  return n <= 0 ? a : 0.25 + sum(x, 0.5 * a + 0.1 * exponential(1.5 + tanh(x[n])), n - 1);
}
double f(const double *x) { return sum(x, x[0], 3); }
