// Integers of the caller that a structure and its shadow share: a derivative moves nothing in them.
#include "check.h"
#include <stdint.h>
#include <string.h>

void __enzyme_autodiff(void *, ...);

struct table {
  uint64_t *keys;
  double *values;
  int n;
};

static void exchange(struct table *t, int i, int j) {
  uint64_t key = t->keys[i];
  t->keys[i] = t->keys[j];
  t->keys[j] = key;
  double value = t->values[i];
  t->values[i] = t->values[j];
  t->values[j] = value;
}

// Sorted by keys, that only move and are compared.
static double of_sorted(struct table *t) {
  for (int i = 1; i < t->n; i++)
    for (int j = i; j > 0 && t->keys[j - 1] > t->keys[j]; j--)
      exchange(t, j - 1, j);
  return t->values[0] * t->values[1];
}

// Turned round: the keys only move.
static double of_turned(struct table *t) {
  for (int i = 0; i < t->n / 2; i++)
    exchange(t, i, t->n - 1 - i);
  return t->values[0] * t->values[1];
}

struct histogram {
  int64_t *count, *copy;
  double *values;
  int n;
};

// Counts that are cleared, copied and turned round.
static double of_counts(struct histogram *h) {
  memset(h->count, 0, 8 * sizeof *h->count);
  for (int i = 0; i < h->n; i++)
    h->count[(int)h->values[i] & 7]++;
  memcpy(h->copy, h->count, 8 * sizeof *h->count);
  for (int i = 0; i < 4; i++) {
    int64_t count = h->copy[i];
    h->copy[i] = h->copy[7 - i];
    h->copy[7 - i] = count;
  }
  double sum = 0;
  for (int i = 0; i < h->n; i++)
    sum += h->values[i] * (double)h->count[(int)h->values[i] & 7];
  return sum;
}

static const uint64_t first = 0x4018000000000003, second = 0x4008000040400001, third = 0x3ff0000041200002;

int main(void) {
  {
    uint64_t keys[] = {first, second, third};
    double x[] = {2, 3, 4}, dx[] = {0, 0, 0};
    struct table t = {keys, x, 3}, dt = {keys, dx, 3};
    __enzyme_autodiff((void *)of_sorted, &t, &dt);
    expect("sorted, 0", dx[0], 0);
    expect("sorted, 1", dx[1], 4);
    expect("sorted, 2", dx[2], 3);
    expect("sorted, key 0", keys[0] == third, 1);
    expect("sorted, key 1", keys[1] == second, 1);
    expect("sorted, key 2", keys[2] == first, 1);
  }
  {
    uint64_t keys[] = {first, second, third};
    double x[] = {2, 3, 4}, dx[] = {0, 0, 0};
    struct table t = {keys, x, 3}, dt = {keys, dx, 3};
    __enzyme_autodiff((void *)of_turned, &t, &dt);
    expect("turned, 0", dx[0], 0);
    expect("turned, 1", dx[1], 4);
    expect("turned, 2", dx[2], 3);
    expect("turned, key 0", keys[0] == third, 1);
    expect("turned, key 2", keys[2] == first, 1);
  }
  {
    int64_t count[8] = {0x4018000000000003, 1, 2}, copy[8] = {5, 0x4018000040400003};
    double x[] = {2.5, 3.5, 2.1}, dx[] = {0, 0, 0};
    struct histogram h = {count, copy, x, 3}, dh = {count, copy, dx, 3};
    __enzyme_autodiff((void *)of_counts, &h, &dh);
    expect("counts, 0", dx[0], 2);
    expect("counts, 1", dx[1], 1);
    expect("count 0", (double)count[0], 0);
    expect("count 2", (double)count[2], 2);
    expect("copy 1", (double)copy[1], 0);
    expect("copy 5", (double)copy[5], 2);
  }
  return report();
}
