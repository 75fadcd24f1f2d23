// Facts of each function in the context of its call; later refusals do not matter to them.
double __enzyme_autodiff(void *, ...), unknown(double);
__attribute__((noinline)) static double inner(const double *p, double scale) { return unknown(*p * scale); }
static double outer(const double *x, double fixed) { return inner(x, 3) * fixed; }
extern int enzyme_const;
void gradient(const double *x, double *dx) { __enzyme_autodiff((void *)outer, x, dx, enzyme_const, 2.0); }
