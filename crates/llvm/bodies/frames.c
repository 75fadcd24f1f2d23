// Blocks of what derivatives keep between their sweeps. A thread retains those that it has given back, so that the next call
// finds them where the last one left them: new memory has to be mapped, page by page, and that takes longer than to use it.
#include "bodies.h"
#include <stdint.h>

/// One for all files of a program, or of a library.
#define SHARED __attribute__((weak, visibility("hidden")))

typedef struct block block;

void *malloc(size_t);
void *calloc(size_t, size_t);
void free(void *);
int madvise(void *, size_t, int);
// Runs something when the thread ends. Where the library has none, nothing is retained.
__attribute__((weak)) int __cxa_thread_atexit_impl(void (*)(void *), void *, void *);

/// What a block begins with: bytes that it has room for, 0 of blocks smaller than SMALL; 16 bytes in all.
struct block {
  size_t room, unused;
};

enum {
  SMALL = 256,
  /// Rooms between one power of two and the next.
  STEPS = 8,
  LISTS = STEPS * 48,
  PAGE = 4096,
  MADV_HUGEPAGE = 14,
};
/// A thread retains no more than this.
static const size_t MOST = (size_t)256 << 20;
/// Larger blocks are put on large pages, where the kernel does that.
static const size_t LARGE = (size_t)4 << 20;

struct retained {
  /// Blocks by their room, linked by their first word.
  block *lists[LISTS];
  size_t bytes;
  int is_told;
};

SHARED _Thread_local struct retained tapeless_retained;

HELPER void *within(block *b) { return b + 1; }
HELPER block *around(void *p) { return (block *)p - 1; }

/// The list for a number of bytes, which becomes the room of its blocks.
HELPER size_t list_of(size_t *bytes) {
  int log = 63 - __builtin_clzl(*bytes - 1);
  size_t step = (*bytes - 1) >> (log - 3);
  *bytes = (step + 1) << (log - 3);
  return (size_t)(log - 7) * STEPS + (step - STEPS);
}

/// Gives the memory back that the thread retains.
SHARED void tapeless_release(void) {
  struct retained *all = &tapeless_retained;
  for (int i = 0; i < LISTS; i++)
    while (all->lists[i]) {
      block *b = all->lists[i];
      all->lists[i] = *(block **)within(b);
      free(b);
    }
  all->bytes = 0;
}

static void ends(void *all) {
  ((struct retained *)all)->is_told = -1;
  tapeless_release();
}

/// Whether what a thread retains will be given back when it ends.
static int will_end(struct retained *all) {
  if (!all->is_told)
    all->is_told = __cxa_thread_atexit_impl && !__cxa_thread_atexit_impl(ends, all, (void *)&MOST) ? 1 : -1;
  return all->is_told > 0;
}

HELPER void *made(block *b, size_t room) {
  if (!b)
    return 0;
  b->room = room;
  return within(b);
}

HELPER void *begun(size_t bytes, int zeroed) {
  size_t room = bytes;
  if (bytes < SMALL)
    return made(zeroed ? calloc(1, sizeof(block) + bytes) : malloc(sizeof(block) + bytes), 0);
  if (bytes >> 46)
    return 0;
  size_t list = list_of(&room);
  block *b = tapeless_retained.lists[list];
  if (b) {
    tapeless_retained.lists[list] = *(block **)within(b);
    tapeless_retained.bytes -= room;
    if (zeroed)
      __builtin_memset(within(b), 0, bytes);
    return within(b);
  }
  b = zeroed ? calloc(1, sizeof(block) + room) : malloc(sizeof(block) + room);
  if (b && room >= LARGE) {
    size_t skip = PAGE - ((uintptr_t)b & (PAGE - 1));
    madvise((char *)b + skip, room - PAGE, MADV_HUGEPAGE);
  }
  return made(b, room);
}

// Derivatives of derivatives know them by their names, and do not look into them.
SHARED void *frame_begin(size_t) __asm__("tapeless.frame.begin");
SHARED void *frame_zeroed(size_t) __asm__("tapeless.frame.zeroed");
SHARED void *frame_grow(void *, size_t, size_t) __asm__("tapeless.frame.grow");
SHARED void frame_end(void *) __asm__("tapeless.frame.end");

void *frame_begin(size_t bytes) { return begun(bytes, 0); }

void *frame_zeroed(size_t bytes) { return begun(bytes, 1); }

void frame_end(void *p) {
  if (!p)
    return;
  block *b = around(p);
  struct retained *all = &tapeless_retained;
  if (!b->room || b->room > MOST || !will_end(all)) {
    free(b);
    return;
  }
  if (all->bytes + b->room > MOST)
    tapeless_release();
  size_t room = b->room, list = list_of(&room);
  *(block **)p = all->lists[list];
  all->lists[list] = b;
  all->bytes += room;
}

// The first `had` bytes stay.
void *frame_grow(void *p, size_t had, size_t bytes) {
  if (around(p)->room >= bytes)
    return p;
  void *larger = begun(bytes, 0);
  if (larger) {
    __builtin_memcpy(larger, p, had);
    frame_end(p);
  }
  return larger;
}
