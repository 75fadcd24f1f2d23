// What lines cost in less precision; and formats that are none.
#include <math.h>
typedef double four __attribute__((vector_size(32)));
double root(double a, double b, double c) {
  double d = sqrt(b * b - 4 * a * c);
  double large = -(b + copysign(d, b)) / (2 * a);
  double small = (-b + d) / (2 * a);
  return small + 1e-3 * large;
}
#ifdef WRONG
double outside(double);
double packed(const four *x) {
  four y = *x * *x;
  return y[0] + y[1];
}
double cube(double x) { return x * x * x; }
static double cube_forward(double x, double dx) { return 3 * x * x * dx; }
void *__enzyme_register_derivative_cube[] = {(void *)cube, (void *)cube_forward};
double twice(double x) { return 2 * cube(x); }
double __enzyme_error_estimate(void *, ...);
typedef double (*fun)(double, double, double);
fun __enzyme_truncate_op_func(void *, ...);
double __enzyme_truncate_mem_value(double, ...);
double ask(double x, int bits, void *any) {
#if WRONG == 1
  return __enzyme_truncate_op_func((void *)root, 64, bits)(x, x, x);
#elif WRONG == 2
  return __enzyme_truncate_op_func((void *)root, 64, 80)(x, x, x);
#elif WRONG == 3
  return __enzyme_truncate_op_func((void *)root, 64)(x, x, x);
#elif WRONG == 4
  return __enzyme_truncate_op_func(any, 64, 32)(x, x, x);
#elif WRONG == 5
  return __enzyme_truncate_op_func((void *)outside, 64, 32)(x, x, x);
#elif WRONG == 7
  return __enzyme_error_estimate((void *)twice, x, 0.0);
#elif WRONG == 6
  return __enzyme_truncate_op_func((void *)packed, 64, 32)(x, x, x);
#endif
}
#endif
