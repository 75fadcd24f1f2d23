// The bytes that malloc was asked for. Link with -Wl,--wrap=malloc.
#include <stdlib.h>

static size_t kept;
void *__real_malloc(size_t);
void *__wrap_malloc(size_t bytes) {
  kept += bytes;
  return __real_malloc(bytes);
}
