// Derivatives that hold themselves against differences, with mistakes of the user's.
#include <math.h>
double __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...), __enzyme_error_estimate(void *, ...);
void __enzyme_autodiff_void(void *, ...);
extern int enzyme_dup, enzyme_const;
#define NI __attribute__((noinline))

#if defined TANGENT
NI static double slow(double x) { return sin(x) * x; }
static double tangent(double x, double dx) { return dx * cos(x) * x; }
void *__enzyme_register_derivative_slow[] = {(void *)slow, (void *)tangent};
NI static double twice(double x) { return slow(slow(x) + 1); }
int main(void) { __enzyme_fwddiff((void *)twice, enzyme_dup, 1.5, 1.0); }
#elif defined LIKE
NI static double lookup(double x) { return cos(x); }
void *__enzyme_function_like_lookup[] = {(void *)lookup, (void *)"sin"};
static void all(const double *x, double *y, int n) {
  for (int i = 0; i < n; i++) y[i] = lookup(x[i]) * x[i];
}
int main(void) {
  double x[3] = {1, 2, 3}, dx[3] = {0}, y[3], dy[3] = {1, 0.5, -1};
  __enzyme_autodiff_void((void *)all, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, 3);
}
#elif defined INACTIVE
__attribute__((annotate("enzyme_inactive"))) NI static double scale(double x) { return 1 + x * x; }
NI static double part(double x) {
  double y = x * 2;
  y += scale(x);
  return y * y;
}
static double whole(const double *x) { return part(x[0]) + x[1]; }
int main(void) {
  double x[2] = {1, 2}, dx[2] = {0};
  __enzyme_autodiff((void *)whole, enzyme_dup, x, dx);
}
#elif defined NARROW
NI static float slow(float x) { return sinf(x); }
static float augmented(float x) { return sinf(x); }
static float reverse(float x, float r) { return r * cosf(x) * 1.2f; }
void *__enzyme_register_gradient_slow[] = {(void *)slow, (void *)augmented, (void *)reverse};
static float all(float *x, int n) {
  float s = 0;
  for (int i = 0; i < n; i++) s += x[i] = slow(x[i]);
  return s;
}
int main(void) {
  float x[3] = {1, 2, 3}, dx[3] = {1, 1, 1};
  __enzyme_autodiff((void *)all, enzyme_dup, x, dx, enzyme_const, 3);
}
#elif defined UNVERIFIED
struct pair { double a, b, c; };
static double by_value(struct pair p, double x) { return p.a * x; }
static double wide(const double *x) { return (double)sinl((long double)x[0]) * x[1]; }
static double ends(const double *x) {
  if (x[0] > 1.0000001) __builtin_trap();
  return x[0] * x[0];
}
void *__enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);
static void in_two(double *x) { *x *= *x; }
static void extended(long double *x) { *x *= *x; }
int main(void) {
  struct pair p = {1, 2, 3}, dp = {0};
  double x[2] = {1, 2}, dx[2] = {0};
  long double w = 1, dw = 1;
  __enzyme_autodiff((void *)by_value, enzyme_dup, &p, &dp, 1.0);
  void *tape = __enzyme_augmentfwd((void *)in_two, enzyme_dup, x, dx);
  __enzyme_reverse((void *)in_two, enzyme_dup, x, dx, tape);
  __enzyme_error_estimate((void *)wide, x, dx);
  __enzyme_autodiff((void *)wide, enzyme_dup, x, dx);
  __enzyme_autodiff((void *)ends, enzyme_dup, x, dx);
  __enzyme_autodiff_void((void *)extended, enzyme_dup, &w, &dw);
}
#endif
