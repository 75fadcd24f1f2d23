// What code that Numba compiles calls of its run-time library, and what its status says.
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <stdexcept>

// Memory that is counted: Numba's code reads `data` itself.
struct MemInfo {
  int64_t count;
  void *destroy, *destroy_info, *data;
  int64_t size;
  void *allocator;
};

extern "C" MemInfo *NRT_MemInfo_alloc_aligned(int64_t size, int32_t align) {
  MemInfo *info = (MemInfo *)calloc(1, sizeof(MemInfo));
  info->count = 1;
  info->size = size;
  (void)align;
  info->data = malloc(size);
  return info;
}

extern "C" MemInfo *NRT_MemInfo_alloc(int64_t size) { return NRT_MemInfo_alloc_aligned(size, 16); }

extern "C" void NRT_incref(MemInfo *info) {
  if (info) info->count++;
}

extern "C" void NRT_decref(MemInfo *info) {
  if (!info || --info->count) return;
  free(info->data);
  free(info);
}

// An exception that is known when the function is compiled: (class, arguments, place), pickled.
struct Raised {
  const char *pickled;
  int32_t size;
};

// The texts in a pickle of protocol 4 that name a class and its first argument.
[[noreturn, gnu::noinline]] static void fail(const Raised *raised) {
  char text[240] = "an exception in code that Numba compiled";
  int64_t length = 0, found = 0;
  for (int32_t at = 11; raised && at + 1 < raised->size && found < 3; at++) {
    if ((unsigned char)raised->pickled[at] != 0x8c) continue;
    const int64_t size = (unsigned char)raised->pickled[at + 1];
    if (found == 2) length += (memcpy(text + length, ": ", 2), 2);
    if (found > 0 && length + size < (int64_t)sizeof text) {
      memcpy(text + length, raised->pickled + at + 2, size);
      text[length += size] = 0;
    }
    at += 1 + size;
    found++;
  }
  throw std::runtime_error(text);
}

static void check(int32_t status, const Raised *raised) {
  if (status == 0 || status == -2) return;
  fail(status > 0 ? raised : 0);
}
