// Allocation that moves memory or hands out an address through a pointer.
#include "bodies.h"

void *malloc(size_t);
void *aligned_alloc(size_t, size_t);
void free(void *);
size_t malloc_usable_size(void *);
void *frame_begin(size_t) __asm__("tapeless.frame.begin");
void frame_end(void *) __asm__("tapeless.frame.end");
void *frame_grown(void *, size_t, size_t) __asm__("tapeless_body_tapeless.frame.grow");

// As glibc does, size 0 releases the block. More than was asked for may be copied, never more than there is.
HELPER void *moved(void *old, size_t size) {
  if (!old)
    return malloc(size);
  void *made = size ? malloc(size) : 0;
  if (size && !made)
    return 0;
  if (made) {
    size_t had = malloc_usable_size(old);
    __builtin_memcpy(made, old, had < size ? had : size);
  }
  free(old);
  return made;
}

void *BODY(realloc)(void *old, size_t size) { return moved(old, size); }

void *BODY(reallocarray)(void *old, size_t count, size_t size) {
  size_t bytes;
  return __builtin_mul_overflow(count, size, &bytes) ? 0 : moved(old, bytes);
}

// What a derivative keeps grows while it runs.
void *frame_grown(void *old, size_t had, size_t size) {
  void *made = frame_begin(size);
  if (!made)
    return 0;
  __builtin_memcpy(made, old, had);
  frame_end(old);
  return made;
}

// The size is a multiple of the alignment, as `aligned_alloc` may ask for.
int BODY(posix_memalign)(void **place, size_t align, size_t size) {
  if (align < sizeof(void *) || (align & (align - 1)))
    return 22; // EINVAL
  size_t whole = (size + align - 1) & -align;
  void *made = whole >= size ? aligned_alloc(align, whole) : 0;
  if (!made)
    return 12; // ENOMEM
  *place = made;
  return 0;
}
