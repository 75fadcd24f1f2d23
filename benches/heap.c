// Counts live heap bytes. Link with -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc,--wrap=free,--wrap=aligned_alloc.
#include <malloc.h>
#include <stddef.h>

void *__real_malloc(size_t bytes);
void *__real_calloc(size_t count, size_t bytes);
void *__real_realloc(void *old, size_t bytes);
void *__real_aligned_alloc(size_t alignment, size_t bytes);
void __real_free(void *block);

static size_t live, base, peak;

static void *grown(void *block) {
  if (block)
    live += malloc_usable_size(block);
  if (live > peak)
    peak = live;
  return block;
}

static void shrunk(void *block) {
  if (block)
    live -= malloc_usable_size(block);
}

// What gradients that ran before have left to those that follow.
__attribute__((weak)) void tapeless_release(void);

void heap_reset(void) {
  if (tapeless_release)
    tapeless_release();
  base = peak = live;
}
size_t heap_peak(void) { return peak - base; }

void *__wrap_malloc(size_t bytes) { return grown(__real_malloc(bytes)); }
void *__wrap_calloc(size_t count, size_t bytes) { return grown(__real_calloc(count, bytes)); }
void *__wrap_aligned_alloc(size_t alignment, size_t bytes) { return grown(__real_aligned_alloc(alignment, bytes)); }

void *__wrap_realloc(void *old, size_t bytes) {
  size_t before = old ? malloc_usable_size(old) : 0;
  void *block = __real_realloc(old, bytes);
  if (block || bytes == 0)
    live -= before;
  return grown(block);
}

void __wrap_free(void *block) {
  shrunk(block);
  __real_free(block);
}
