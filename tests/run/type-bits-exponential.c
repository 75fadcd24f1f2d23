// An exponential by a number that is rounded to the bits of a double (Schraudolph, 1999), in functions of their own, by a
// conversion and by `llrint`.
// grad: f
// at: x=[0.3,-2.5] n=2
// value: 1.606966311988856
// d x: [1.4426950408889634,0.18033688011112042]
#include <math.h>
#include <stdint.h>
#include <string.h>
#define NI __attribute__((noinline)) static
NI int64_t code(double x) { return (int64_t)(x * 6497320848556798.0 + 4607182418800017408.0); }
NI int64_t rounded(double x) { return llrint(x * 6497320848556798.0 + 4607182418800017408.0); }
NI double decode(int64_t i) { double y; memcpy(&y, &i, sizeof y); return y; }
double f(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += decode(i % 2 ? code(x[i]) : rounded(x[i])) * (i + 1);
  return s;
}
