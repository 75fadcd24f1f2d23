// Rust's allocator. What the symbols are called depends on the compiler: they are renamed as that of the call is.
#include "bodies.h"

void *__rust_alloc(size_t size, size_t align);
void __rust_dealloc(void *block, size_t size, size_t align);

void *BODY(__rust_realloc)(void *old, size_t had, size_t align, size_t size) {
  void *made = __rust_alloc(size, align);
  if (!made)
    return 0;
  __builtin_memcpy(made, old, had < size ? had : size);
  __rust_dealloc(old, had, align);
  return made;
}
