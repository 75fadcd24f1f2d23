// The gradient is what one would write by hand, x > 0 ? 3*x*x : 0: no memory access, no loop, no call.
// flags: -O2 -fno-math-errno
// shape: adjoint.relu3 loads=0 stores=0 allocas=0 heap=0 calls=0 loops=0 branches=0 blocks=1
#include <math.h>
double __enzyme_autodiff(void *, ...);

static double relu3(double x) { return x > 0 ? pow(x, 3) : 0; }

double gradient(double x) { return __enzyme_autodiff((void *)relu3, x); }
