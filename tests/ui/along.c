extern int enzyme_dup, enzyme_const, enzyme_nofree, enzyme_primal_return;
typedef struct { void *tape; double y; } made;
made __enzyme_augmentfwd(void *, ...);
double __enzyme_fwdsplit(void *, ...);
void __enzyme_reverse(void *, ...);
double f(double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) x[i] = s += x[i] * x[i];
  return s;
}
#ifdef TAPE
double tape(double *x, double *dx, int n) { return __enzyme_fwdsplit((void *)f, x, dx, n); }
double primal(double *x, double *dx, int n, void *t) { return __enzyme_fwdsplit((void *)f, enzyme_primal_return, x, dx, n, t); }
#elif defined(RETURNS)
int returns(double *x, double *dx, int n, void *t) { extern int __enzyme_fwdsplit_i(void *, ...); return __enzyme_fwdsplit_i((void *)f, x, dx, n, t); }
#elif defined(LIBRARY)
double cblas_ddot(int, const double *, int, const double *, int);
double twice(const double *x, int n) { return 2 * cblas_ddot(n, x, 1, x, 1); }
double library(const double *x, double *dx, int n, void *t) { return __enzyme_fwdsplit((void *)twice, x, dx, n, t); }
#else
__attribute__((noinline)) double cube(double x) { return x * x * x; }
made forward(double x) { extern void *malloc(unsigned long); double *kept = malloc(8); *kept = 3 * x * x; return (made){kept, cube(x)}; }
double reverse(double x, double seed, void *tape) { return *(double *)tape * seed; }
double along(double x, double dx, void *tape) { return *(double *)tape * dx; }
double g(const double *x) { return cube(x[0]) * x[1]; }
#ifdef GRADIENT
void *__enzyme_register_gradient_cube[] = {(void *)cube, (void *)forward, (void *)reverse};
double gradient(const double *x, double *dx, void *t) { return __enzyme_fwdsplit((void *)g, x, dx, t); }
#elif defined(DERIVATIVE)
void *__enzyme_register_splitderivative_cube[] = {(void *)cube, (void *)forward, (void *)along};
made kept(const double *x, double *dx) { return __enzyme_augmentfwd((void *)g, x, dx); }
double tangent(const double *x, double *dx, void *t) { return __enzyme_fwdsplit((void *)g, x, dx, t); }
void adjoint(const double *x, double *dx, void *t) { __enzyme_reverse((void *)g, x, dx, 1.0, t); }
#elif defined(TWO)
made other(double x) { return forward(x); }
void *__enzyme_register_gradient_cube[] = {(void *)cube, (void *)other, (void *)reverse};
void *__enzyme_register_splitderivative_cube[] = {(void *)cube, (void *)forward, (void *)along};
double two(const double *x, double *dx, void *t) { return __enzyme_fwdsplit((void *)g, x, dx, t); }
#elif defined(TAKES)
double backwards(double dx, void *tape) { return dx; }
void *__enzyme_register_splitderivative_cube[] = {(void *)cube, (void *)forward, (void *)backwards};
double takes(const double *x, double *dx, void *t) { return __enzyme_fwdsplit((void *)g, x, dx, t); }
#elif defined(GIVES)
float single(double x, double dx, void *tape) { return dx; }
void *__enzyme_register_splitderivative_cube[] = {(void *)cube, (void *)forward, (void *)single};
double gives(const double *x, double *dx, void *t) { return __enzyme_fwdsplit((void *)g, x, dx, t); }
#else
void *__enzyme_register_splitderivative_cube[] = {(void *)cube, (void *)forward, (void *)along};
double again(const double *x, double *dx, void *t) { return __enzyme_fwdsplit((void *)g, enzyme_nofree, x, dx, t); }
#endif
#endif
