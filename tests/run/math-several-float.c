// Functions with several results in single precision, with results that share an array.
// grad: f
// tol: 1e-5
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
  float at = x, by = y, r[3];
  int n[3];
  sincosf(at, &r[0], &r[1]);
  float fraction = frexpf(at, &n[0]);
  float part = modff(at, &r[2]);
  float rest = remquof(at, by, &n[1]);
  float gamma = lgammaf_r(at, &n[2]);
  int bits = n[1] < 0 ? -(-n[1] & 7) : n[1] & 7;
  return r[0] * r[1] * r[1] + fraction * n[0] + part * r[2] + rest * bits + gamma * n[2];
}
