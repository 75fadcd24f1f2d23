// The derivative of FUNCTION, unless the primal alone is to be compiled.
#ifndef ARGUMENTS
#define ARGUMENTS
#define GIVEN
#endif
#ifndef PRIMAL
double __enzyme_autodiff(void *, ...);
extern "C" void gradient(const double *x, double *dx ARGUMENTS) { __enzyme_autodiff((void *)FUNCTION, x, dx GIVEN); }
#endif
