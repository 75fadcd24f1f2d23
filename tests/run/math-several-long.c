// Functions with several results in long double, with results that share an array.
// grad: f
// tol: 1e-9
// at: x=5.25 y=2
// value: 4.3048861988503387
// d x: 9.3136612657082052
// d y: -9.0
// at: x=-2.75 y=0.8125
// value: 0.73194580189112624
// d x: -3.0613312827692852
// d y: -9.0
#define _GNU_SOURCE
#include <math.h>
double f(double x, double y) {
  long double at = x, by = y, r[3];
  int n[3];
  sincosl(at, &r[0], &r[1]);
  long double fraction = frexpl(at, &n[0]);
  long double part = modfl(at, &r[2]);
  long double rest = remquol(at, by, &n[1]);
  long double gamma = lgammal_r(at, &n[2]);
  int bits = n[1] < 0 ? -(-n[1] & 7) : n[1] & 7;
  return r[0] * r[1] * r[1] + fraction * n[0] + part * r[2] + rest * bits + gamma * n[2];
}
