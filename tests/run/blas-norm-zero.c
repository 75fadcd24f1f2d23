// The norm of a zero vector: the derivative is 0 by convention, and not NaN.
#include <cblas.h>

double f(int n, const double *x) { return cblas_dnrm2(n, x, 1) + x[0]; }

// library: libopenblas.so.0
// grad: f
// at: n=3 x=[0,0,0]
// value: 0
// d x: [1,0,0]
