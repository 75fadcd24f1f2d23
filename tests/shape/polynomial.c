// Straight-line code stays straight.
// shape: adjoint.polynomial blocks=1 branches=0 loads=0 stores=0 calls=0
double __enzyme_autodiff(void *, ...);

static double polynomial(double x) { return ((3 * x + 2) * x + 1) * x - 7; }

double gradient(double x) { return __enzyme_autodiff((void *)polynomial, x); }
