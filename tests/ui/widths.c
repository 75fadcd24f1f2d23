double __enzyme_fwddiff(void *, ...);
void __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_dupv, enzyme_const, enzyme_width;
typedef struct { double d[2]; } two;
two __enzyme_fwddiff2(void *, ...);
double f(const double *x, double a) { return x[0] * x[1] * a; }
#ifdef NUMBER
two none(const double *x, double *dx, int n) { return __enzyme_fwddiff2((void *)f, enzyme_width, n, enzyme_dup, x, dx, dx + 2, enzyme_const, 1.0); }
two many(const double *x, double *dx) { return __enzyme_fwddiff2((void *)f, enzyme_width, 17, enzyme_dup, x, dx, dx + 2, enzyme_const, 1.0); }
two twice(const double *x, double *dx) { return __enzyme_fwddiff2((void *)f, enzyme_width, 2, enzyme_width, 2, enzyme_dup, x, dx, dx + 2, enzyme_const, 1.0); }
#elif defined(SHADOWS)
two missing(const double *x, double *dx) { return __enzyme_fwddiff2((void *)f, enzyme_width, 2, enzyme_dup, x, dx, enzyme_const, 1.0); }
two number(const double *x, double *dx) { return __enzyme_fwddiff2((void *)f, enzyme_width, 2, enzyme_const, x, enzyme_dupv, 8, 1.0, 0.5); }
two stride(const double *x, double *dx) { return __enzyme_fwddiff2((void *)f, enzyme_width, 2, enzyme_dupv, x, dx, enzyme_const, 1.0); }
two same(const double *x, double *dx) { return __enzyme_fwddiff2((void *)f, enzyme_width, 2, enzyme_dup, x, dx, dx, enzyme_const, 1.0); }
double scalar(const double *x, double *dx) { return __enzyme_fwddiff((void *)f, enzyme_width, 2, enzyme_dupv, 16, x, dx, enzyme_const, 1.0); }
#else
#include <stdlib.h>
double grown(const double *x, int n) {
  double *t = 0, s = 0;
  for (int i = 0; i < n; i++) {
    t = realloc(t, (i + 1) * sizeof *t);
    t[i] = x[i] * (i ? t[i - 1] : 1);
    s += t[i];
  }
  free(t);
  return s;
}
two meets(const double *x, double *dx, int n) { return __enzyme_fwddiff2((void *)grown, enzyme_width, 2, enzyme_dupv, 8 * n, x, dx, n); }
#endif
