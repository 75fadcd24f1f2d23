// Arrays of flang's that are reduced to a number, or along a dimension.
#include "fortran.h"

void LIBRARY(_FortranASumDim)(array *, const array *, int, const char *, int, const array *);
void LIBRARY(_FortranAProductDim)(array *, const array *, int, const char *, int, const array *);
void LIBRARY(_FortranAMaxvalDim)(array *, const array *, int, const char *, int, const array *);
void LIBRARY(_FortranAMinvalDim)(array *, const array *, int, const char *, int, const array *);

double sqrt(double);
double fmod(double, double);
float fmodf(float, float);
double ldexp(double, int);
float ldexpf(float, int);
double frexp(double, int *);
float frexpf(float, int *);

// Sums of `float` are taken in `double`, as the library does.
#define TOTAL(symbol, T, sum, start, combine)                                                                                  \
  T BODY(symbol)(const array *x, const char *file, int line, int dim, const array *mask) {                                     \
    size_t n = elements(x);                                                                                                    \
    sum s = start;                                                                                                             \
    for (size_t k = 0; k < n; k++)                                                                                             \
      if (holds(mask, k))                                                                                                      \
        s = s combine AT(T, x, k);                                                                                             \
    return s;                                                                                                                  \
  }

TOTAL(_FortranASumReal8, double, double, 0, +)
TOTAL(_FortranASumReal4, float, double, 0, +)
TOTAL(_FortranAProductReal8, double, double, 1, *)
TOTAL(_FortranAProductReal4, float, double, 1, *)

// The element that is chosen has the derivative.
#define EXTREME(symbol, T, than, none)                                                                                         \
  T BODY(symbol)(const array *x, const char *file, int line, int dim, const array *mask) {                                     \
    size_t n = elements(x), best = n;                                                                                          \
    for (size_t k = 0; k < n; k++)                                                                                             \
      if (holds(mask, k) && (best == n || AT(T, x, k) than AT(T, x, best)))                                                    \
        best = k;                                                                                                              \
    return best == n ? none : AT(T, x, best);                                                                                  \
  }

EXTREME(_FortranAMaxvalReal8, double, >, -__DBL_MAX__)
EXTREME(_FortranAMaxvalReal4, float, >, -__FLT_MAX__)
EXTREME(_FortranAMinvalReal8, double, <, __DBL_MAX__)
EXTREME(_FortranAMinvalReal4, float, <, __FLT_MAX__)

#define NORM(symbol, T)                                                                                                        \
  T BODY(symbol)(const array *x, const char *file, int line, int dim) {                                                        \
    size_t n = elements(x);                                                                                                    \
    double s = 0;                                                                                                              \
    for (size_t k = 0; k < n; k++)                                                                                             \
      s += (double)AT(T, x, k) * AT(T, x, k);                                                                                  \
    return sqrt(s);                                                                                                            \
  }

NORM(_FortranANorm2_8, double)
NORM(_FortranANorm2_4, float)

#define DOT(symbol, T)                                                                                                         \
  T BODY(symbol)(const array *x, const array *y, const char *file, int line) {                                                 \
    size_t n = elements(x);                                                                                                    \
    double s = 0;                                                                                                              \
    for (size_t k = 0; k < n; k++)                                                                                             \
      s += (double)AT(T, x, k) * AT(T, y, k);                                                                                  \
    return s;                                                                                                                  \
  }

DOT(_FortranADotProductReal8, double)
DOT(_FortranADotProductReal4, float)

// The k-th element of what is left without a dimension is the first of a row along it.
PART size_t row(const array *x, int along, size_t k) {
  size_t below = 1;
  EACH for (int d = 0; d < along; d++)
    below *= x->dims[d].extent;
  return k % below + k / below * below * x->dims[along].extent;
}

PART size_t apart(const array *x, int along) {
  size_t below = 1;
  EACH for (int d = 0; d < along; d++)
    below *= x->dims[d].extent;
  return below;
}

PART void reduced(array *result, const array *x, int along) {
  establish(result, x, x->rank - 1);
  EACH for (int d = 0; d + 1 < x->rank; d++)
    bound(result, d, x->dims[d < along ? d : d + 1].extent);
  allocate(result);
}

#define SUM_ROWS(T, start, combine)                                                                                            \
  for (size_t k = 0; k < n; k++) {                                                                                             \
    double s = start;                                                                                                          \
    for (size_t i = 0, at = row(x, dim - 1, k); i < rows; i++, at += step)                                                     \
      if (holds(mask, at))                                                                                                     \
        s = s combine AT(T, x, at);                                                                                            \
    ((T *)result->base)[k] = s;                                                                                                \
  }

#define BEST_ROWS(T, than, none)                                                                                               \
  for (size_t k = 0; k < n; k++) {                                                                                             \
    size_t best = -1;                                                                                                          \
    for (size_t i = 0, at = row(x, dim - 1, k); i < rows; i++, at += step)                                                     \
      if (holds(mask, at) && (best == -1 || AT(T, x, at) than AT(T, x, best)))                                                 \
        best = at;                                                                                                             \
    ((T *)result->base)[k] = best == -1 ? none : AT(T, x, best);                                                               \
  }

#define ALONG(symbol, double_rows, float_rows)                                                                                 \
  void BODY(symbol)(array *result, const array *x, int dim, const char *file, int line, const array *mask) {                   \
    if (x->type != REAL8 && x->type != REAL4) {                                                                                \
      LIBRARY(symbol)(result, x, dim, file, line, mask);                                                                       \
      return;                                                                                                                  \
    }                                                                                                                          \
    reduced(result, x, dim - 1);                                                                                               \
    size_t n = elements(result), rows = x->dims[dim - 1].extent, step = apart(x, dim - 1);                                     \
    if (x->type == REAL8)                                                                                                      \
      double_rows else float_rows                                                                                              \
  }

ALONG(_FortranASumDim, SUM_ROWS(double, 0, +), SUM_ROWS(float, 0, +))
ALONG(_FortranAProductDim, SUM_ROWS(double, 1, *), SUM_ROWS(float, 1, *))
ALONG(_FortranAMaxvalDim, BEST_ROWS(double, >, -__DBL_MAX__), BEST_ROWS(float, >, -__FLT_MAX__))
ALONG(_FortranAMinvalDim, BEST_ROWS(double, <, __DBL_MAX__), BEST_ROWS(float, <, __FLT_MAX__))

// Numbers.
#define NUMBERS(T, digits, remainder, load, fraction)                                                                          \
  T BODY(_FortranAModReal##digits)(T a, T p, const char *file, int line) { return remainder(a, p); }                           \
  T BODY(_FortranAModuloReal##digits)(T a, T p, const char *file, int line) {                                                  \
    T r = remainder(a, p);                                                                                                     \
    return r != 0 && (r < 0) != (p < 0) ? r + p : r;                                                                           \
  }                                                                                                                            \
  T BODY(_FortranAScale##digits)(T x, long n) { return load(x, n); }                                                           \
  T BODY(_FortranAFraction##digits)(T x) {                                                                                     \
    int exponent;                                                                                                              \
    return fraction(x, &exponent);                                                                                             \
  }

NUMBERS(double, 8, fmod, ldexp, frexp)
NUMBERS(float, 4, fmodf, ldexpf, frexpf)
