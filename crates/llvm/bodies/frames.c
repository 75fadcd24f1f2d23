// Blocks of what derivatives keep between their sweeps. A thread retains those that it has given back, so that the next call
// finds them where the last one left them: new memory has to be mapped, page by page, and that takes longer than to use it. Where the
// library lacks what a thread finds them by, nothing is retained.
#include "keys.h"
#include <stdint.h>

typedef struct block block;

void *malloc(size_t);
void *calloc(size_t, size_t);
void free(void *);
int madvise(void *, size_t, int);
// Runs something when the thread ends, and keeps the library loaded until then.
PERHAPS int __cxa_thread_atexit_impl(void (*)(void *), void *, void *);

/// What a block begins with: bytes that it has room for; 16 bytes in all.
struct block {
  size_t room, unused;
};

enum {
  /// No block has less room.
  SMALL = 64,
  /// Rooms between one power of two and the next.
  STEPS = 8,
  LISTS = STEPS * 50,
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
};

/// The key, plus 1; 0: there is none yet.
SHARED unsigned tapeless_retained;

HELPER void *within(block *b) { return b + 1; }
HELPER block *around(void *p) { return (block *)p - 1; }

/// The list for a number of bytes, which becomes the room of its blocks.
HELPER size_t list_of(size_t *bytes) {
  *bytes = *bytes < SMALL ? SMALL : *bytes;
  int log = 63 - __builtin_clzl(*bytes - 1);
  size_t step = (*bytes - 1) >> (log - 3);
  *bytes = (step + 1) << (log - 3);
  return (size_t)(log - 5) * STEPS + (step - STEPS);
}

/// What the thread retains; null if that is nothing.
HELPER struct retained *own(void) {
  unsigned key = __atomic_load_n(&tapeless_retained, __ATOMIC_ACQUIRE);
  return key ? pthread_getspecific(key - 1) : 0;
}

/// Frees all blocks.
static void clear(struct retained *all) {
  for (int i = 0; i < LISTS; i++)
    while (all->lists[i]) {
      block *b = all->lists[i];
      all->lists[i] = *(block **)within(b);
      free(b);
    }
  all->bytes = 0;
}

/// Gives the memory back that the thread retains.
SHARED void tapeless_release(void) {
  struct retained *all = own();
  if (!all)
    return;
  clear(all);
  pthread_setspecific(tapeless_retained - 1, 0);
  free(all);
}

static void ends(void *nothing) {
  (void)nothing;
  tapeless_release();
}

/// Lets the thread retain blocks: null if nothing will give them back when it ends.
static struct retained *begin_to_retain(void) {
  unsigned key = __cxa_thread_atexit_impl ? key_at(&tapeless_retained) : 0;
  struct retained *all = key ? malloc(sizeof *all) : 0;
  if (!all || pthread_setspecific(key - 1, all)) {
    free(all);
    return 0;
  }
  __builtin_memset(all, 0, sizeof *all);
  if (!__cxa_thread_atexit_impl(ends, 0, (void *)&MOST))
    return all;
  tapeless_release();
  return 0;
}

HELPER void *made(block *b, size_t room) {
  if (!b)
    return 0;
  b->room = room;
  return within(b);
}

HELPER void *begun(size_t bytes, int zeroed) {
  size_t room = bytes;
  if (bytes >> 46)
    return 0;
  size_t list = list_of(&room);
  struct retained *all = own();
  block *b = all ? all->lists[list] : 0;
  if (b) {
    all->lists[list] = *(block **)within(b);
    all->bytes -= room;
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
  struct retained *all = 0;
  if (b->room <= MOST) {
    all = own();
    all = all ? all : begin_to_retain();
  }
  if (!all) {
    free(b);
    return;
  }
  if (all->bytes + b->room > MOST)
    clear(all);
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
