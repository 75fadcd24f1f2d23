// Requests in code for a GPU: what other threads may reach has no derivative yet.
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
extern int enzyme_dup, enzyme_const;
#if defined VALUE
static double f(double x, double y) {
  double s = 1;
  for (int i = 0; i < 5; i++) s = s * x + y / x;
  return s;
}
double g(double x, double y) { return __enzyme_fwddiff((void *)f, x, 1.0, y, 0.0); }
#elif defined LOCAL
static double f(const double *x) { return x[0] * x[1] * x[2]; }
double g(double a, double b, double c) {
  double x[3] = {a, b, c}, dx[3] = {0};
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
  return dx[0];
}
#elif defined SINE
static double f(double x) { return __builtin_sin(x) * x; }
double g(double x) { return __enzyme_autodiff((void *)f, x); }
#elif defined SCALAR
static void f(double *y, const double *x, const double *a) { *y += *a * *x; }
void g(double *y, double *dy, double *x, double *dx, double *a, double *da) {
  __enzyme_autodiff((void *)f, enzyme_dup, y, dy, enzyme_dup, x, dx, enzyme_dup, a, da);
}
#elif defined SHARED
__attribute__((address_space(3))) double s[256];
static double f(double x, int t) {
  s[t] = x * x;
  return s[t ^ 1];
}
double g(double x, int t) { return __enzyme_fwddiff((void *)f, x, 1.0, enzyme_const, t); }
#elif defined LOOP
static double f(double x, int n) {
  double s = x;
  for (int i = 0; i < n; i++) s = s * s * x + s;
  return s;
}
double g(double x, int n) { return __enzyme_autodiff((void *)f, x, enzyme_const, n); }
#elif defined SPACE
static double f(__attribute__((address_space(3))) double *s, double x) { return *s * x; }
double g(__attribute__((address_space(3))) double *s, double x) { return __enzyme_autodiff((void *)f, enzyme_const, s, x); }
#elif defined ASM
static double f(double x) {
  __asm__ volatile("bar.sync 0;");
  return x * x;
}
double g(double x) { return __enzyme_autodiff((void *)f, x); }
#elif defined BARRIER
static double f(double x) {
  __nvvm_bar_sync(0);
  return x * x;
}
double g(double x) { return __enzyme_autodiff((void *)f, x); }
#elif defined ELSEWHERE
double elsewhere(int);
static double f(double x) { return x * x * elsewhere(1); }
double g(double x) { return __enzyme_fwddiff((void *)f, x, 1.0); }
#elif defined ATOMIC
static double f(double *sum, double x) { return __atomic_fetch_add((long *)sum, 1, 0) * x; }
double g(double *sum, double x) { return __enzyme_autodiff((void *)f, enzyme_const, sum, x); }
#endif
