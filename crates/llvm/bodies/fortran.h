// Flang's arrays, as its run-time library is given them: ISO_Fortran_binding.h, and what flang adds to it.
#pragma once
#include "bodies.h"

// A loop over what tables tell, which are mostly constant.
#define EACH _Pragma("clang loop unroll(full)")

// What a library function of this name does where a body does not.
#define LIBRARY(symbol) tapeless_library_##symbol

void *malloc(size_t);
void free(void *);

typedef struct {
  long lower, extent, stride; // Bytes from one element to the next.
} dimension;

typedef struct {
  char *base;
  size_t length; // Bytes of an element.
  int version;
  signed char rank, type, attribute, extra;
  dimension dims[];
} array;

enum { REAL4 = 27, REAL8 = 28, STRUCTURE = 42 };
enum { PLAIN, POINTER, ALLOCATABLE };
enum { VERSION = 20240719 };

PART size_t elements(const array *a) {
  size_t n = 1;
  EACH for (int d = 0; d < a->rank; d++)
    n *= a->dims[d].extent;
  return n;
}

// Where the k-th element lies, in elements of `size` bytes from the first.
PART long place(const array *a, size_t k, size_t size) {
  if (a->rank == 0)
    return 0;
  if (a->rank == 1)
    return k * (a->dims[0].stride / (long)size);
  long at = 0;
  EACH for (int d = 0; d < a->rank; d++) {
    at += k % a->dims[d].extent * (a->dims[d].stride / (long)size);
    k /= a->dims[d].extent;
  }
  return at;
}

#define AT(T, a, k) (((T *)(a)->base)[place(a, k, sizeof(T))])
#define AT2(T, a, i, k) (((T *)(a)->base)[(i) * ((a)->dims[0].stride / (long)sizeof(T)) + (k) * ((a)->dims[1].stride / (long)sizeof(T))])

PART _Bool is_contiguous(const array *a) {
  long stride = a->length;
  _Bool all = 1;
  EACH for (int d = 0; d < a->rank; d++) {
    all &= a->dims[d].stride == stride;
    stride *= a->dims[d].extent;
  }
  return all;
}

// Whether a mask, which may be absent or a scalar, holds at an element.
PART _Bool holds(const array *mask, size_t k) {
  if (!mask || !mask->base)
    return 1;
  if (mask->rank == 0)
    k = 0;
  switch (mask->length) {
  case 1:
    return AT(char, mask, k);
  case 2:
    return AT(short, mask, k);
  case 8:
    return AT(long, mask, k);
  default:
    return AT(int, mask, k);
  }
}

// Memory of new elements, one after the other.
PART void allocate(array *a) {
  long stride = a->length;
  EACH for (int d = 0; d < a->rank; d++) {
    a->dims[d].stride = stride;
    stride *= a->dims[d].extent;
  }
  a->base = malloc(stride > 0 ? stride : 1);
}

// An array of elements as those of another, whose bounds are still to be set.
HELPER void establish(array *a, const array *like, int rank) {
  a->length = like->length;
  a->version = VERSION;
  a->rank = rank;
  a->type = like->type;
  a->attribute = ALLOCATABLE;
  a->extra = 0;
}

HELPER void bound(array *a, int d, long extent) {
  a->dims[d].lower = 1;
  a->dims[d].extent = extent;
}

// Copies one element.
PART void move(const array *to, size_t i, const array *from, size_t k) {
  switch (from->length) {
  case 8:
    __builtin_memcpy(&AT(long, to, i), &AT(long, from, k), 8);
    break;
  case 4:
    __builtin_memcpy(&AT(int, to, i), &AT(int, from, k), 4);
    break;
  default:
    __builtin_memcpy(to->base + place(to, i, 1), from->base + place(from, k, 1), from->length);
  }
}

// Copies all elements of an array, or a scalar to each.
PART void copy(const array *to, const array *from) {
  size_t n = elements(to);
  if (from->rank > 0 && is_contiguous(to) && is_contiguous(from))
    __builtin_memmove(to->base, from->base, n * from->length);
  else
    for (size_t k = 0; k < n; k++)
      move(to, k, from, from->rank > 0 ? k : 0);
}
