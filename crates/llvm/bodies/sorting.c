// Sorting and searching. The order is found among indices, so that each element moves exactly once.
#include "bodies.h"

void *malloc(size_t);
void free(void *);
void abort(void);

typedef int compare(const void *, const void *);

HELPER size_t least(size_t a, size_t b) { return a < b ? a : b; }

HELPER void *room(size_t bytes) {
  void *made = malloc(bytes);
  if (!made)
    abort();
  return made;
}

// Merges the sorted runs [from, middle) and [middle, to). Of equal elements the left one comes first.
HELPER void merge(const char *base, size_t size, compare *less, const size_t *order, size_t *merged, size_t from,
                  size_t middle, size_t to) {
  size_t left = from, right = middle;
  for (size_t at = from; at < to; at++) {
    int from_right = left == middle ||
                     (right < to && less(base + order[left] * size, base + order[right] * size) > 0);
    merged[at] = from_right ? order[right++] : order[left++];
  }
}

// Stable, as a merge sort from runs of one element upwards is.
void BODY(qsort)(void *base, size_t count, size_t size, compare *less) {
  if (count < 2)
    return;
  size_t *order = room(count * sizeof *order), *merged = room(count * sizeof *merged);
  for (size_t i = 0; i < count; i++)
    order[i] = i;
  for (size_t width = 1; width < count; width *= 2) {
    for (size_t from = 0; from < count; from += 2 * width)
      merge(base, size, less, order, merged, from, least(from + width, count), least(from + 2 * width, count));
    for (size_t i = 0; i < count; i++)
      order[i] = merged[i];
  }
  char *sorted = room(count * size);
  for (size_t i = 0; i < count; i++)
    __builtin_memcpy(sorted + i * size, (char *)base + order[i] * size, size);
  __builtin_memcpy(base, sorted, count * size);
  free(sorted);
  free(merged);
  free(order);
}

void *BODY(bsearch)(const void *key, const void *base, size_t count, size_t size, compare *against) {
  size_t low = 0, high = count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    const char *at = (const char *)base + middle * size;
    int side = against(key, at);
    if (side == 0)
      return (void *)at;
    if (side < 0)
      high = middle;
    else
      low = middle + 1;
  }
  return 0;
}
