double __enzyme_batch(void *, ...);
extern int enzyme_width, enzyme_dup, enzyme_scalar, enzyme_vector, enzyme_buffer, enzyme_const_return;
typedef struct { double d[2]; } two;
two __enzyme_batch2(void *, ...);
double __enzyme_autodiff(void *, ...);
double f(const double *x, double a) { return x[0] * a; }
#ifdef RETURNS
double returns(const double *x) { return __enzyme_batch((void *)f, enzyme_width, 2, enzyme_scalar, x, 1.0, 2.0); }
#else
two marker(const double *x) { return __enzyme_batch2((void *)f, enzyme_width, 2, enzyme_dup, x, x, 1.0, 2.0); }
two missing(const double *x) { return __enzyme_batch2((void *)f, enzyme_width, 2, enzyme_scalar, x, 1.0); }
two number(const double *x) { return __enzyme_batch2((void *)f, enzyme_width, 2, enzyme_scalar, x, enzyme_buffer, 8, 1.0); }
two bytes(const double *x) { return __enzyme_batch2((void *)f, enzyme_width, 2, enzyme_buffer, x, 1.0, 2.0); }
two result(const double *x) { return __enzyme_batch2((void *)f, enzyme_width, 2, enzyme_const_return, enzyme_scalar, x, 1.0, 2.0); }
double gradient(const double *x) { return __enzyme_autodiff((void *)f, enzyme_scalar, x, 1.0); }
#endif
