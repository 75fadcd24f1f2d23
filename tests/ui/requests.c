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
#elif defined REGISTERED
double mystery(double), augmented(double), reverse(double, double);
void *__enzyme_register_gradient_mystery[] = {(void *)mystery, (void *)augmented, (void *)reverse};
double calls(double x) { return mystery(x) * x; }
double registered(double x) { return __enzyme_autodiff((void *)calls, x); }
#elif defined MISFIT
double mystery(double), augmented(double);
double reverse(double x, double *dx) { return x * *dx; }
void *__enzyme_register_gradient_mystery[] = {(void *)mystery, (void *)augmented, (void *)reverse};
double calls(double x) { return mystery(x) * x; }
double registered(double x) { return __enzyme_autodiff((void *)calls, x); }
#elif defined INACTIVE
double mystery(double), __enzyme_fwddiff(void *, ...);
void *__enzyme_inactivefn_mystery = (void *)mystery;
double calls(double x) { return mystery(x) * x; }
double inactive(double x) { return __enzyme_autodiff((void *)calls, x) + __enzyme_fwddiff((void *)calls, x, 1.0); }
#elif defined PROPERTY
void *__enzyme_register_splitderivative[] = {(void *)square};
double property(double x) { return __enzyme_autodiff((void *)square, x); }
#elif defined ASSEMBLY
double assembled(double x) {
  __asm__("addsd %0, %0" : "+x"(x));
  return x;
}
double assembly(double x) { return __enzyme_autodiff((void *)assembled, x); }
#elif defined INTERLEAVE
extern int enzyme_interleave;
double interleaved(double x) { return __enzyme_autodiff((void *)square, enzyme_interleave, x); }
#elif defined LATER
void __enzyme_double(int);
double __enzyme_call_inactive(void *, ...);
void *__enzyme_frobnicate(void *);
double later(double x) {
  double y[2] = {x, x};
  __enzyme_double(16);
  __enzyme_frobnicate((void *)square);
  y[1] = __enzyme_call_inactive((void *)square, 1);
  return y[0] + y[1];
}
#elif defined INTEGER
typedef struct {
  float a;
  int n;
} pair;
double scaled(pair p, double x) { return p.a * x * p.n; }
double integer(pair p, double x) { return __enzyme_autodiff((void *)scaled, p, x); }
#else
double right(double x) { return __enzyme_autodiff((void *)square, x); }
#endif
