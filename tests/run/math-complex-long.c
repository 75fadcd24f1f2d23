// Complex numbers of long double, which travel in memory.
// grad: f
// at: x=0.75 y=-0.5
// value: 1.1700892946612437
// d x: 4.3408361907310344
// d y: 1.7896243193509202
#include <complex.h>
double f(double x, double y) {
  long double complex z = x + y * I, r = cexpl(z) * z / (z + 2) + csqrtl(z) + clogl(z) + ctanhl(z);
  return (double)(creall(r) + cimagl(r) + cabsl(z));
}
