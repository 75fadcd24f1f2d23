// A hash table of the file, of lists that functions grow, look up and empty.
// grad: f
// at: x=0.7 i=3
// value: 190.9187
// d x: 625.25400000000002
#include <stdlib.h>

struct entry {
  int key; double value;
  struct entry *next;
};

static struct entry *buckets[4];

static double *at(int key) {
  for (struct entry *e = buckets[key % 4]; e; e = e->next)
    if (e->key == key)
      return &e->value;
  struct entry *made = malloc(sizeof *made);
  made->key = key;
  made->value = 0;
  made->next = buckets[key % 4];
  buckets[key % 4] = made;
  return &made->value;
}

static void empty(void) {
  for (int b = 0; b < 4; b++)
    while (buckets[b]) {
      struct entry *next = buckets[b]->next;
      free(buckets[b]);
      buckets[b] = next;
    }
}

double f(double x, int i) {
  for (int b = 0; b < 4; b++)
    buckets[b] = 0;
  for (int k = 0; k < 9; k++)
    *at(k * i % 7) += x * k + x * x;
  double s = 0;
  for (int k = 0; k < 9; k++)
    s += *at(k % 7) * *at((k + i) % 7);
  empty();
  return s;
}
