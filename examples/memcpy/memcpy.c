// Case 5. Eight bytes are copied. Whether that is one double (one adjoint) or two floats (two) is not said at the copy:
// it follows from how the bytes are used before and after.
#include "../check.h"

void __enzyme_autodiff(void *, ...);

__attribute__((noinline)) static void copy(void *to, const void *from) { memcpy(to, from, 8); }

static void one_double(const double *x, double *result) {
  double y;
  copy(&y, x);
  *result = y * y * *x;
}

static void two_floats(const float *x, float *result) {
  float y[2];
  copy(y, x);
  *result = y[0] * y[1] * x[0];
}

static double primal_double(const double *x) {
  double result;
  one_double(x, &result);
  return result;
}
static void gradient_double(const double *x, double *dx) {
  double result, seed = 1;
  __enzyme_autodiff((void *)one_double, x, dx, &result, &seed);
}

// The differences are taken in double: a float has too few digits for them.
static double primal_floats(const double *x) { return x[0] * x[1] * x[0]; }
static void gradient_floats(const double *x, double *dx) {
  float narrow[2] = {(float)x[0], (float)x[1]}, shadow[2] = {0, 0}, result, seed = 1;
  __enzyme_autodiff((void *)two_floats, narrow, shadow, &result, &seed);
  dx[0] += shadow[0];
  dx[1] += shadow[1];
}

int main(void) {
  double x[2] = {1.5, -2};
  return check((struct example){"memcpy(double)", 1, x, primal_double, gradient_double}) |
         check((struct example){"memcpy(float[2])", 2, x, primal_floats, gradient_floats});
}
