// Functions with several results in a loop: what the reverse sweep reads of each is kept or made again.
// grad: f
// at: x=0.7 n=5
// value: 11.475361392088222
// d x: 37.231614857739541
// at: x=-1.3 n=8
// value: 7.5301658220686899
// d x: 41.755612601624147
#define _GNU_SOURCE
#include <math.h>
double f(double x, int n) {
  double sum = 0;
  for (int i = 1; i <= n; i++) {
    double sine, cosine, whole;
    int exponent;
    sincos(x * i, &sine, &cosine);
    double part = modf(10 * sine * cosine, &whole);
    double fraction = frexp(3 + cosine * x, &exponent);
    sum += part * whole * fraction + exponent * sine;
    x = x + 0.01 * part;
  }
  return sum;
}
