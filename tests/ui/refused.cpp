extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
#if defined THROWN
__attribute__((noinline)) static double risky(double *x, int n) {
  if (n > 3)
    throw x;
  return *x;
}
static double f(double *x, double *y, int n) {
  try {
    return risky(x, n) * *y;
  } catch (double *p) {
    return *p * *p;
  }
}
#elif defined LIBRARY
namespace std {
double reduced(double *);
}
static double f(double *x, double *y, int n) { return std::reduced(x) * *y * n; }
#elif defined METHOD
namespace std {
struct reducer {
  double over(double *);
};
}
static double f(double *x, double *y, int n) { return std::reducer().over(x) * *y * n; }
#elif defined WEAK
__attribute__((weak, noinline)) double scale(double *x) { return *x * 2; }
static double f(double *x, double *y, int n) { return scale(x) * *y * n; }
#endif
void gradient(double *x, double *dx, double *y, double *dy, int n) {
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx, y, dy, n);
}
