extern int enzyme_dup, enzyme_const, enzyme_out, enzyme_active_return, enzyme_dop;
double __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);
typedef struct {
  double value[8];
} row;
double square(double x) { return x * x; }
double first(const double *x, int n) { return x[n] * 2; }
double total(row r) { return r.value[0] * r.value[7]; }
int sign(double x) { return x > 0; }
double later(double);
double noted(double);
void *noted_augmented(double), *noted_reverse(double, double);
#if defined NOTHING
double __enzyme_autodiff_nothing(void);
double g(double x) { return __enzyme_autodiff_nothing() * x; }
#elif defined LATER
double g(double x) { return __enzyme_autodiff((void *)later, x); }
#elif defined BEHIND
double g(double x) { return __enzyme_autodiff((void *)square, x, enzyme_const); }
#elif defined ACTIVE
double g(double x) { return __enzyme_autodiff((void *)sign, enzyme_active_return, x); }
#elif defined TWICE
double g(double *x, double *dx) { return __enzyme_autodiff((void *)first, enzyme_dup, enzyme_const, x, dx, 1); }
#elif defined FORWARD_OUT
double g(double x) { return __enzyme_fwddiff((void *)square, enzyme_out, x); }
#elif defined OUT
double g(double *x, double *dx) { return __enzyme_autodiff((void *)first, enzyme_out, x, dx, 1); }
#elif defined DUP
double g(double x) { return __enzyme_autodiff((void *)square, enzyme_dup, x, x); }
#elif defined COPY
double g(row r, row d) { return __enzyme_autodiff((void *)total, r, d); }
#elif defined TYPE
double g(double *x) { return __enzyme_autodiff((void *)first, x, 1.5, 1); }
#elif defined DEFINED
#define enzyme_dup 1
double g(double *x, double *dx) { return __enzyme_autodiff((void *)first, enzyme_dup, x, dx, 1); }
#elif defined RESULT
row __enzyme_autodiff_row(void *, ...);
row g(double x) { return __enzyme_autodiff_row((void *)square, x); }
#elif defined RESULTS
typedef struct {
  double x, y;
} two;
double product(double x, double y) { return x * y; }
two __enzyme_autodiff_two(void *, ...);
two g(double x) { return __enzyme_autodiff_two((void *)square, x); }
#elif defined NO_RESULT
double g(double *x, double *dx) { return __enzyme_autodiff((void *)first, x, dx, 1); }
#elif defined FEW_FUNCTIONS
void *__enzyme_register_gradient_noted[] = {(void *)noted, (void *)noted_augmented};
double f(double x) { return noted(x); }
double g(double x) { return __enzyme_autodiff((void *)f, x); }
#elif defined REGISTERED_STRUCT
double sized(row r), sized_derivative(row r, row d);
void *__enzyme_register_derivative_sized[] = {(void *)sized, (void *)sized_derivative};
double f(double x) {
  row r = {{x, x}};
  return sized(r);
}
double g(double x) { return __enzyme_fwddiff((void *)f, x, 1.0); }
#elif defined REGISTERED_CONST
double at(const double *x, const double *y), at_derivative(const double *x, const double *dx, const double *y, const double *dy);
typedef struct {
  double value, tangent;
} both;
both at_forward(const double *x, const double *dx, const double *y, const double *dy);
void *__enzyme_register_derivative_at[] = {(void *)at, (void *)at_forward};
double f(double *x, double *y) { return at(x, y); }
double g(double *x, double *dx, double *y) { return __enzyme_fwddiff((void *)f, x, dx, enzyme_const, y); }
#elif defined NO_FUNCTION
typedef float four __attribute__((vector_size(16)));
four lanes(four x) { return x * x; }
double g(four x) { return __enzyme_autodiff((void *)lanes, x); }
#elif defined PROPERTY
void *__enzyme_register_splitderivative_first = (void *)first;
double g(double x) { return __enzyme_autodiff((void *)square, x); }
#elif defined LIKE
void *__enzyme_function_like_noted[2] = {(void *)noted, (void *)"fread"};
double g(double x) { return __enzyme_autodiff((void *)square, x); }
#elif defined INERT_COPY
double __enzyme_call_inactive(void *, ...);
double f(double x) {
  row r = {{1, 2}};
  return x * __enzyme_call_inactive((void *)total, r);
}
double g(double x) { return __enzyme_autodiff((void *)f, x); }
#elif defined INERT_COUNT
double __enzyme_call_inactive(void *, ...);
double f(double x) { return x * __enzyme_call_inactive((void *)square, x, x); }
double g(double x) { return __enzyme_autodiff((void *)f, x); }
#elif defined INERT_RESULT
int __enzyme_call_inactive(void *, ...);
double f(double x) { return x * __enzyme_call_inactive((void *)square, x); }
double g(double x) { return __enzyme_autodiff((void *)f, x); }
#elif defined WITHOUT
double g(double x) { return x; }
#endif
