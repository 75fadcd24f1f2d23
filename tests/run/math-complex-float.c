// Complex numbers of float, which travel in vectors of two.
// grad: f
// at: x=0.75 y=-0.5
// tol: 2e-6
// value: 1.1700892946612437
// d x: 4.3408361907310344
// d y: 1.7896243193509202
#include <complex.h>
float f(float x, float y) {
  float complex z = x + y * I, r = cexpf(z) * z / (z + 2) + csqrtf(z) + clogf(z) + ctanhf(z);
  return crealf(r) + cimagf(r) + cabsf(z);
}
