// Simpson's rule over an inlined integrand.
// grad: f
// at: n=8 a=0.5 b=2 w=1.3
// value: 0.3998953020968113
// d a: -0.3670182514583173
// d b: 0.06971809793312288
// d w: -0.009237771568499548
#include <math.h>
static double integrand(double t, double w) { return exp(-t) * sin(w * t); }
double f(int n, double a, double b, double w) {
  double h = (b - a) / n, s = integrand(a, w) + integrand(b, w);
  for (int i = 1; i < n; i++)
    s += (i % 2 ? 4 : 2) * integrand(a + i * h, w);
  return s * h / 3;
}
