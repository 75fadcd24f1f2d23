#define _GNU_SOURCE
#define __STDC_WANT_IEC_60559_TYPES_EXT__ 1
#include <complex.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef WIDE
typedef _Float128 quad;
#define double _Float128
#define float _Float128
#define sin(a) sinf128(a)
#define cos(a) cosf128(a)
#define tan(a) tanf128(a)
#define tanh(a) tanhf128(a)
#define sinh(a) sinhf128(a)
#define cosh(a) coshf128(a)
#define atan(a) atanf128(a)
#define asin(a) asinf128(a)
#define acos(a) acosf128(a)
#define asinh(a) asinhf128(a)
#define acosh(a) acoshf128(a)
#define atanh(a) atanhf128(a)
#define sqrt(a) sqrtf128(a)
#define sqrtf(a) sqrtf128(a)
#define sinf(a) sinf128(a)
#define cbrt(a) cbrtf128(a)
#define exp(a) expf128(a)
#define exp2(a) exp2f128(a)
#define expm1(a) expm1f128(a)
#define log(a) logf128(a)
#define log2(a) log2f128(a)
#define log10(a) log10f128(a)
#define log1p(a) log1pf128(a)
#define fabs(a) fabsf128(a)
#define floor(a) floorf128(a)
#define erf(a) erff128(a)
#define erfc(a) erfcf128(a)
#define lgamma(a) lgammaf128(a)
#define j0(a) j0f128(a)
#define pow(a, b) powf128(a, b)
#define hypot(a, b) hypotf128(a, b)
#define atan2(a, b) atan2f128(a, b)
#define fmin(a, b) fminf128(a, b)
#define fmax(a, b) fmaxf128(a, b)
#define fdim(a, b) fdimf128(a, b)
#define fmod(a, b) fmodf128(a, b)
#define copysign(a, b) copysignf128(a, b)
#define ldexp(a, b) ldexpf128(a, b)
#define fma(a, b, c) fmaf128(a, b, c)
#define creal(a) crealf128(a)
#define cimag(a) cimagf128(a)
#define conj(a) conjf128(a)
#define cabs(a) cabsf128(a)
#define cexp(a) cexpf128(a)
#define clog(a) clogf128(a)
#define csqrt(a) csqrtf128(a)
#define csin(a) csinf128(a)
#else
typedef double quad;
#endif
PROGRAM
#undef double
/* The function with one of its 17 inputs moved: s, x, y. */
static quad moved(int input, quad h) {
  quad x[8], y[8], s = S0;
  static const double x_at[8] = X0, y_at[8] = Y0;
  for (int i = 0; i < 8; i++)
    x[i] = x_at[i], y[i] = y_at[i];
  if (input == 0)
    s += h;
  else if (input <= 8)
    x[input - 1] += h;
  else
    y[input - 9] += h;
  return f(x, y, s, N0);
}
static quad central(int input, quad h) { return (moved(input, h) - moved(input, -h)) / (2 * h); }
/* Richardson's extrapolation, three times. */
static quad difference(int input, quad h) {
  quad d[4];
  for (int i = 0; i < 4; i++)
    d[i] = central(input, h / (1 << i));
  for (int level = 1; level < 4; level++)
    for (int i = 0; i < 4 - level; i++)
      d[i] = ((1 << 2 * level) * d[i + 1] - d[i]) / ((1 << 2 * level) - 1);
  return d[0];
}
int main(void) {
  double value = moved(0, 0);
  printf("%.17g %.17g\n", value, value);
  for (int input = 0; input < 17; input++) {
    double fine = difference(input, H0), coarse = difference(input, 4 * (quad)H0);
    printf("%.17g %.17g\n", fine, coarse);
  }
  return 0;
}
