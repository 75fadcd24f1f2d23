// Mistakes in requests that would give wrong numbers, or none.
double __enzyme_autodiff(void *, ...);
void __enzyme_autodiff_void(void *, ...);
extern int enzyme_dup, enzyme_const, enzyme_runtime_activity;
double sin(double);
double f(const double *x) { return *x * *x; }
double g(const double *x, const double *y) { return *x * *y; }
float h(const float *x) { return x[0] * x[1]; }
void out(const double *x, double *y) { *y = *x * *x; }
double ask(void) {
  double x = 3, y = 4, dy = 0;
#if defined NONE
  return __enzyme_autodiff((void *)f, enzyme_dup, &x, (double *)0) + y + dy;
#elif defined ITSELF
  return __enzyme_autodiff((void *)f, enzyme_dup, &x, &x) + y + dy;
#elif defined OTHER
  return __enzyme_autodiff((void *)g, enzyme_dup, &x, &y, enzyme_dup, &y, &dy);
#elif defined FORMAT
  float a[2] = {3, 4};
  double da[2] = {0};
  return __enzyme_autodiff((void *)h, enzyme_dup, a, da) + x + y + dy;
#elif defined NOTHING
  __enzyme_autodiff_void((void *)out, enzyme_dup, &x, &dy, enzyme_const, &y);
  return dy;
#elif defined LIBRARY
  return __enzyme_autodiff((void *)sin, x) + y + dy;
#else
  __enzyme_autodiff_void((void *)f, enzyme_runtime_activity, &x, &x);
  return y + dy;
#endif
}
