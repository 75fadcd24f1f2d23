// Arrays of flang's that are allocated, assigned, moved and joined.
#include "fortran.h"

void LIBRARY(_FortranAAssign)(array *, const array *, const char *, int);
void LIBRARY(_FortranADestroy)(array *);
void LIBRARY(_FortranAInitialize)(const array *, const char *, int);
int LIBRARY(_FortranAMoveAlloc)(array *, array *, const void *, _Bool, const array *, const char *, int);
int LIBRARY(_FortranAAllocatableAllocate)(array *, const long *, _Bool, const array *, const char *, int, const void *);

// What flang's module `__fortran_type_info` says of a derived type, and of a component.
typedef struct derived derived;

typedef struct {
  char name[24];
  signed char genre, category, kind, rank;
  long offset;
  char lengths[16];
  const derived *type;
  char bounds[184];
  const void *initial;
} component;

struct derived {
  char bindings[88];
  size_t bytes;
  char parameters[136];
  struct {
    const char *base;
    size_t length, kind;
    dimension dims[1];
  } components;
  char procedures[148];
  char has_parent, no_initialization, no_destruction, no_finalization, no_assignment;
};

_Static_assert(__builtin_offsetof(derived, components) == 232, "flang's layout");
_Static_assert(__builtin_offsetof(derived, no_destruction) == 430, "flang's layout");
_Static_assert(__builtin_offsetof(component, type) == 56, "flang's layout");
_Static_assert(__builtin_offsetof(component, initial) == 248, "flang's layout");

enum { DATA = 1, ALLOCATED = 3 };

HELPER const derived *type_of(const array *a) { return *(const derived *const *)&a->dims[a->rank]; }

// Whether elements are copied as they are.
PART _Bool is_plain(const array *a) {
  return !a->extra || !type_of(a) || (type_of(a)->no_destruction && type_of(a)->no_assignment);
}

PART _Bool same_shape(const array *a, const array *b) {
  if (a->rank != b->rank)
    return 0;
  _Bool all = 1;
  EACH for (int d = 0; d < a->rank; d++)
    all &= a->dims[d].extent == b->dims[d].extent;
  return all;
}

// Whether elements of one may lie among those of the other, in another order.
PART _Bool overlap(const array *a, const array *b) {
  if (is_contiguous(a) && is_contiguous(b))
    return 0;
  long first = 0, last = a->length, low = 0, high = b->length;
  EACH for (int d = 0; d < a->rank; d++) {
    long span = (a->dims[d].extent - 1) * a->dims[d].stride;
    first += span < 0 ? span : 0;
    last += span > 0 ? span : 0;
  }
  EACH for (int d = 0; d < b->rank; d++) {
    long span = (b->dims[d].extent - 1) * b->dims[d].stride;
    low += span < 0 ? span : 0;
    high += span > 0 ? span : 0;
  }
  return a->base + first < b->base + high && b->base + low < a->base + last;
}

void BODY(_FortranAAssign)(array *to, const array *from, const char *file, int line) {
  // Derived types have components of their own; other kinds are converted.
  if (!is_plain(from) || !is_plain(to) || to->type != from->type || to->length != from->length) {
    LIBRARY(_FortranAAssign)(to, from, file, line);
    return;
  }
  if (to->attribute == ALLOCATABLE && (!to->base || (from->rank > 0 && !same_shape(to, from)))) {
    char *old = to->base;
    EACH for (int d = 0; d < to->rank && d < from->rank; d++) {
      to->dims[d].lower = from->dims[d].lower;
      to->dims[d].extent = from->dims[d].extent;
    }
    allocate(to);
    copy(to, from);
    free(old);
    return;
  }
  if (from->rank > 0 && overlap(to, from)) {
    size_t n = elements(from), length = from->length;
    char *between = malloc(n * length);
    for (size_t k = 0; k < n; k++)
      __builtin_memcpy(between + k * length, from->base + place(from, k, 1), length);
    for (size_t k = 0; k < n; k++)
      __builtin_memcpy(to->base + place(to, k, 1), between + k * length, length);
    free(between);
    return;
  }
  copy(to, from);
}

int BODY(_FortranAAllocatableAllocate)(array *a, const long *stream, _Bool tells, const array *message, const char *file, int line, const void *device) {
  if (device)
    return LIBRARY(_FortranAAllocatableAllocate)(a, stream, tells, message, file, line, device);
  allocate(a);
  return 0;
}

int BODY(_FortranAAllocatableAllocateSource)(array *a, const array *source, _Bool tells, const array *message, const char *file, int line) {
  if (source->rank > 0)
    EACH for (int d = 0; d < a->rank; d++)
      if (!a->dims[d].extent) {
        a->dims[d].lower = source->dims[d].lower;
        a->dims[d].extent = source->dims[d].extent;
      }
  allocate(a);
  copy(a, source);
  return 0;
}

int BODY(_FortranAAllocatableDeallocate)(array *a, _Bool tells, const array *message, const char *file, int line) {
  free(a->base);
  a->base = 0;
  return 0;
}

void BODY(_FortranAAllocatableSetBounds)(array *a, int d, long lower, long upper) {
  a->dims[d].lower = lower;
  a->dims[d].extent = upper >= lower ? upper - lower + 1 : 0;
}

int BODY(_FortranAMoveAlloc)(array *to, array *from, const void *type, _Bool tells, const array *message, const char *file, int line) {
  if (type || !is_plain(from))
    return LIBRARY(_FortranAMoveAlloc)(to, from, type, tells, message, file, line);
  free(to->base);
  to->base = from->base;
  to->length = from->length;
  EACH for (int d = 0; d < to->rank; d++)
    to->dims[d] = from->dims[d];
  from->base = 0;
  return 0;
}

// `[a, b, c]`: what is appended to, and how far that has come.
typedef struct {
  array *to;
  long filled, room;
} list;

void BODY(_FortranAInitArrayConstructorVector)(list *l, array *to, _Bool lengths, const char *file, int line) {
  l->to = to;
  l->filled = 0;
  l->room = to->base ? to->dims[0].extent : 0;
}

PART void grow(list *l, long more) {
  array *to = l->to;
  long needed = l->filled + more;
  if (l->room >= needed && to->base)
    return;
  long room = 2 * l->room > needed ? 2 * l->room : needed;
  char *old = to->base;
  to->base = malloc(room > 0 ? room * to->length : 1);
  if (l->filled > 0)
    __builtin_memcpy(to->base, old, l->filled * to->length);
  free(old);
  to->dims[0].lower = 1;
  to->dims[0].extent = needed;
  to->dims[0].stride = to->length;
  l->room = room;
}

void BODY(_FortranAPushArrayConstructorValue)(list *l, const array *from) {
  long n = elements(from);
  grow(l, n);
  for (long k = 0; k < n; k++)
    move(l->to, l->filled + k, from, k);
  l->filled += n;
  if (l->to->dims[0].extent < l->filled)
    l->to->dims[0].extent = l->filled;
}

void BODY(_FortranAPushArrayConstructorSimpleScalar)(list *l, char *from) {
  array *to = l->to;
  grow(l, 1);
  if (to->length == 8)
    __builtin_memcpy(&((long *)to->base)[l->filled], from, 8);
  else if (to->length == 4)
    __builtin_memcpy(&((int *)to->base)[l->filled], from, 4);
  else
    __builtin_memcpy(to->base + l->filled * to->length, from, to->length);
  l->filled += 1;
  if (to->dims[0].extent < l->filled)
    to->dims[0].extent = l->filled;
}

// What flang calls a type, and its bytes.
PART int code(const component *part) {
  enum { INTEGER = 0, REAL = 2, DERIVED = 6 };
  if (part->category == REAL)
    return part->kind == 8 ? REAL8 : part->kind == 4 ? REAL4 : 0;
  if (part->category == INTEGER)
    return part->kind == 4 ? 9 : part->kind == 8 ? 10 : part->kind == 2 ? 8 : 7;
  return part->category == DERIVED ? STRUCTURE : 0;
}

void BODY(_FortranAInitialize)(const array *a, const char *file, int line) {
  const derived *type = a->extra ? type_of(a) : 0;
  size_t n = type ? elements(a) : 0;
  for (size_t k = 0; k < n; k++) {
    char *element = a->base + place(a, k, 1);
    EACH for (long c = 0; c < type->components.dims[0].extent; c++) {
      const component *part = (const component *)(type->components.base + c * type->components.length);
      array *own = (array *)(element + part->offset);
      int kind = code(part);
      if (part->genre == ALLOCATED && kind) {
        own->base = 0;
        own->length = part->type ? part->type->bytes : part->kind;
        own->version = VERSION;
        own->rank = part->rank;
        own->type = kind;
        own->attribute = ALLOCATABLE;
        own->extra = part->type != 0;
        if (part->type)
          *(const derived **)&own->dims[part->rank] = part->type;
      } else if (part->genre != DATA || part->initial || part->type) {
        LIBRARY(_FortranAInitialize)(a, file, line);
      }
    }
  }
}

// Frees the components of the elements of an array, in types as deep as this.
#define DESTROY(name, deeper)                                                                                                  \
  PART void name(array *a, const derived *type) {                                                                              \
    size_t n = elements(a);                                                                                                    \
    for (size_t k = 0; k < n; k++) {                                                                                           \
      char *element = a->base + place(a, k, 1);                                                                                \
      EACH for (long c = 0; c < type->components.dims[0].extent; c++) {                                                             \
        const component *part = (const component *)(type->components.base + c * type->components.length);                      \
        array *own = (array *)(element + part->offset);                                                                        \
        if (part->genre == ALLOCATED) {                                                                                        \
          if (part->type && !part->type->no_destruction && own->base)                                                          \
            deeper(own, part->type);                                                                                           \
          free(own->base);                                                                                                     \
          own->base = 0;                                                                                                       \
        } else if (part->genre == DATA && part->type && !part->type->no_destruction) {                                         \
          within(own, part, deeper)                                                                                            \
        }                                                                                                                      \
      }                                                                                                                        \
    }                                                                                                                          \
  }

// A component of one element, as an array.
#define within(at, part, deeper)                                                                                               \
  array one = {(char *)at, part->type->bytes, VERSION, 0, 0, PLAIN, 0};                                                        \
  if (part->rank == 0)                                                                                                         \
    deeper(&one, part->type);                                                                                                  \
  else                                                                                                                         \
    too_deep(&one, part->type);

#define too_deep(a, type) LIBRARY(_FortranADestroy)(a)

DESTROY(destroy_third, too_deep)
DESTROY(destroy_second, destroy_third)
DESTROY(destroy, destroy_second)

void BODY(_FortranADestroy)(array *a) {
  if (!a->extra || !a->base)
    return;
  const derived *type = type_of(a);
  if (type->no_finalization)
    destroy(a, type);
  else
    LIBRARY(_FortranADestroy)(a);
}
