// Functions as they would be in less precision: rounded to float they give, to the last bit, what is written in float.
#include "check.h"
#include <stdlib.h>

typedef double (*of_array)(const double *, int);
typedef float (*of_floats)(const float *, int);
of_array __enzyme_truncate_op_func(void *, ...);
of_array __enzyme_truncate_mem_func_1(void *, ...);
of_floats __enzyme_truncate_op_func_floats(void *, ...);
double __enzyme_truncate_mem_value(double, ...);
double __enzyme_expand_mem_value(double, ...);

#define SERIES(name, real, root)                                                                     \
  __attribute__((noinline)) static real part_##name(real x, int k) {                                \
    return k % 2 ? x * x / (k + (real)0.5) : root(fabs(x)) - x;                                      \
  }                                                                                                  \
  static real name(const real *x, int n) {                                                          \
    real s = 0, largest = -1;                                                                        \
    for (int k = 0; k < n; k++) {                                                                    \
      real next = part_##name(x[k], k);                                                              \
      if (next > largest) largest = next;                                                            \
      s = s * (real)0.75 + next;                                                                     \
    }                                                                                                \
    return s + largest + (int)(s * 10);                                                              \
  }
SERIES(wide, double, sqrt)
SERIES(narrow, float, sqrtf)

static double third(const double *x, int n) { return n / x[0]; }

int main(void) {
  enum { N = 50 };
  double x[N];
  float y[N];
  for (int i = 0; i < N; i++) y[i] = x[i] = 0.1 + 0.37 * i - 3;
  expect("rounded", __enzyme_truncate_op_func((void *)wide, 64, 32)(x, N), narrow(y, N));
  check("to the last bit", __enzyme_truncate_op_func((void *)wide, 64, 32)(x, N) == narrow(y, N));
  check("by bits", __enzyme_truncate_op_func((void *)wide, 64, 8, 23)(x, N) == narrow(y, N));
  check("as it was", wide(x, N) != narrow(y, N));
  for (int i = 0; i < N; i++) x[i] = __enzyme_truncate_mem_value(x[i], 64, 32);
  check("values", x[3] == y[3]);
  check("memory", __enzyme_expand_mem_value(__enzyme_truncate_mem_func_1((void *)wide, 64, 32)(x, N), 64, 32) == narrow(y, N));
  double three = 3;
  check("few bits", __enzyme_truncate_op_func((void *)third, 64, 5, 2)(&three, 1) == 0.3125);
  check("no range", isinf(__enzyme_truncate_op_func((void *)third, 64, 3, 10)(&three, 100)));
  float z = 3;
  float half = __enzyme_truncate_op_func_floats((void *)narrow, 32, 16)(&z, 1);
  check("floats", half == (float)(_Float16)half && fabs(half - narrow(&z, 1)) < 0.01);
  return report();
}
