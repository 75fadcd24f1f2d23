// A quotient of complex numbers whose parts are hoisted out of a loop, without the comparison that guards them. All
// imaginary parts are zero, so that f is x[0].
// grad: f
// at: x=[0.5,-0.3,0.7,1.1,-0.8,0.2,0.9,-0.4]
// value: 0.5
// d x: [1,0,0,0,0,0,0,0]
#include <complex.h>
#include <math.h>
#define PAIR(a, b) __builtin_complex((double)(a), (double)(b))
static double sq(double a) { return a * a; }
static double kept[8];
static __attribute__((noinline)) double h(int n) {
  double out = 0, b[8] = {1.0}, a = 0.0;
  for (int q = 0; q < 4; q++) {
    double _Complex m[2] = {PAIR(0.5, a), 0.5}, *r = m; for (int i = 0; i < n; i++) { double _Complex c = m[i & 1], z = *r; z = (z + c) / PAIR(2.0 + sq(creal(z)), cimag(c)); r = &m[(i + 1) & 1]; *r = z * kept[i]; } double _Complex z = 0.25 * *r + m[0]; b[q] = tanh(creal(z)); out += 0.2 * sin(cimag(z)); 
  }
  return out;
}
double f(const double *x) {
  for (int i = 0; i < 8; i++) kept[i] = 0.1 * i - 0.5 * x[i];
  return sin(h(4))+ x[0];
}
