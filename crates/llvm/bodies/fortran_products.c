// Matrices of flang's: products, and arrays in another order.
#include "fortran.h"

void LIBRARY(_FortranAReshape)(array *, const array *, const array *, const array *, const array *, const char *, int);

// x is n by m, y m by p; vectors are a row or a column.
#define PRODUCT(symbol, T, across, down)                                                                                       \
  void BODY(symbol)(array *result, const array *x, const array *y, const char *file, int line) {                               \
    size_t n = x->rank == 2 ? x->dims[down].extent : 1, m = x->rank == 2 ? x->dims[across].extent : x->dims[0].extent;         \
    size_t p = y->rank == 2 ? y->dims[1].extent : 1;                                                                           \
    establish(result, x, x->rank + y->rank - 2);                                                                               \
    bound(result, 0, x->rank == 2 ? n : p);                                                                                    \
    if (result->rank == 2)                                                                                                     \
      bound(result, 1, p);                                                                                                     \
    allocate(result);                                                                                                          \
    long x_down = x->rank == 2 ? x->dims[down].stride / (long)sizeof(T) : 0;                                                   \
    long x_across = (x->rank == 2 ? x->dims[across].stride : x->dims[0].stride) / (long)sizeof(T);                             \
    long y_down = y->dims[0].stride / (long)sizeof(T);                                                                         \
    long y_across = y->rank == 2 ? y->dims[1].stride / (long)sizeof(T) : 0;                                                    \
    T *out = (T *)result->base;                                                                                                \
    const T *a = (const T *)x->base, *b = (const T *)y->base;                                                                  \
    for (size_t k = 0; k < p; k++)                                                                                             \
      for (size_t i = 0; i < n; i++) {                                                                                         \
        double s = 0;                                                                                                          \
        for (size_t j = 0; j < m; j++)                                                                                         \
          s += (double)a[i * x_down + j * x_across] * b[j * y_down + k * y_across];                                            \
        out[i + k * n] = s;                                                                                                    \
      }                                                                                                                        \
  }

PRODUCT(_FortranAMatmulReal8Real8, double, 1, 0)
PRODUCT(_FortranAMatmulReal4Real4, float, 1, 0)
PRODUCT(_FortranAMatmulTransposeReal8Real8, double, 0, 1)
PRODUCT(_FortranAMatmulTransposeReal4Real4, float, 0, 1)

void BODY(_FortranATranspose)(array *result, const array *x, const char *file, int line) {
  size_t n = x->dims[0].extent, m = x->dims[1].extent;
  establish(result, x, 2);
  bound(result, 0, m);
  bound(result, 1, n);
  allocate(result);
  for (size_t i = 0; i < n; i++)
    for (size_t k = 0; k < m; k++)
      move(result, k + i * m, x, i + k * n);
}

PART long number(const array *a, size_t k) { return a->length == 8 ? AT(long, a, k) : AT(int, a, k); }

void BODY(_FortranAReshape)(array *result, const array *source, const array *shape, const array *pad, const array *order, const char *file, int line) {
  if (order && order->base) {
    LIBRARY(_FortranAReshape)(result, source, shape, pad, order, file, line);
    return;
  }
  establish(result, source, shape->dims[0].extent);
  EACH for (int d = 0; d < result->rank; d++)
    bound(result, d, number(shape, d));
  allocate(result);
  size_t n = elements(result), given = elements(source);
  for (size_t k = 0; k < n && k < given; k++)
    move(result, k, source, k);
  if (n > given && pad && pad->base) {
    size_t more = elements(pad);
    for (size_t k = given; k < n; k++)
      move(result, k, pad, (k - given) % more);
  }
}

void BODY(_FortranASpread)(array *result, const array *source, int dim, long copies, const char *file, int line) {
  establish(result, source, source->rank + 1);
  size_t below = 1;
  EACH for (int d = 0; d < result->rank; d++) {
    long extent = d + 1 < dim ? source->dims[d].extent : d + 1 == dim ? copies : source->dims[d - 1].extent;
    bound(result, d, extent);
    if (d + 1 < dim)
      below *= extent;
  }
  allocate(result);
  size_t n = elements(result);
  for (size_t k = 0; k < n; k++)
    move(result, k, source, k % below + k / (below * copies) * below);
}

void BODY(_FortranACshiftVector)(array *result, const array *source, long shift, const char *file, int line) {
  long n = source->dims[0].extent;
  establish(result, source, 1);
  bound(result, 0, n);
  allocate(result);
  for (long k = 0; k < n; k++)
    move(result, k, source, ((k + shift) % n + n) % n);
}

void BODY(_FortranAPack)(array *result, const array *source, const array *mask, const array *vector, const char *file, int line) {
  size_t n = elements(source), chosen = 0;
  for (size_t k = 0; k < n; k++)
    chosen += holds(mask, k);
  _Bool padded = vector && vector->base;
  establish(result, source, 1);
  bound(result, 0, padded ? vector->dims[0].extent : chosen);
  allocate(result);
  size_t at = 0;
  for (size_t k = 0; k < n; k++)
    if (holds(mask, k))
      move(result, at++, source, k);
  if (padded)
    for (; at < result->dims[0].extent; at++)
      move(result, at, vector, at);
}

void BODY(_FortranAUnpack)(array *result, const array *vector, const array *mask, const array *field, const char *file, int line) {
  establish(result, vector, mask->rank);
  EACH for (int d = 0; d < mask->rank; d++)
    bound(result, d, mask->dims[d].extent);
  allocate(result);
  size_t n = elements(result), at = 0;
  for (size_t k = 0; k < n; k++)
    if (holds(mask, k))
      move(result, k, vector, at++);
    else
      move(result, k, field, field->rank > 0 ? k : 0);
}
