extern int enzyme_dup, enzyme_const, enzyme_out, enzyme_dop;
double __enzyme_autodiff(void *, ...);
double square(double x) { return x * x; }
double sum(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += x[i];
  return s;
}
char *name(double x);
#ifdef FEW
double few(const double *x) { return __enzyme_autodiff((void *)sum, enzyme_dup, x); }
#elif defined MANY
double many(double x) { return __enzyme_autodiff((void *)square, x, x); }
#elif defined UNKNOWN
double unknown(double x) { return __enzyme_autodiff((void *)square, enzyme_dop, x); }
#elif defined POINTER
double pointer(void *f, double x) { return __enzyme_autodiff(f, x); }
#elif defined RETURNS
char *text(double *x) { return (char *)x; }
double returns(double *x, double *dx) { return __enzyme_autodiff((void *)text, x, dx); }
#elif defined UNDEFINED
double mystery(double);
double calls(double x) { return mystery(x) * x; }
double undefined(double x) { return __enzyme_autodiff((void *)calls, x); }
#elif defined ASSEMBLY
double assembled(double x) {
  __asm__("addsd %0, %0" : "+x"(x));
  return x;
}
double assembly(double x) { return __enzyme_autodiff((void *)assembled, x); }
#else
double right(double x) { return __enzyme_autodiff((void *)square, x); }
#endif
