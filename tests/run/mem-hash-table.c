// A table of chained entries, found by names that are copied into them with strncpy.
// grad: f
// at: x=[0.7,1.3,0.4] n=3
// value: 83.40254832500062
// d x: [12.495980504749955,98.42493380449841,2.6614507072994207]
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct entry {
  char key[8];
  double value;
  struct entry *next;
};
struct map {
  struct entry **buckets;
  int n;
};

static uint32_t hash(const char *s) {
  uint32_t h = 2166136261u;
  while (*s) h = (h ^ (uint8_t)*s++) * 16777619u;
  return h;
}

static double *at(struct map *m, const char *key) {
  struct entry **e = &m->buckets[hash(key) % m->n];
  for (; *e; e = &(*e)->next)
    if (!strcmp((*e)->key, key)) return &(*e)->value;
  *e = calloc(1, sizeof **e);
  strncpy((*e)->key, key, 7);
  return &(*e)->value;
}

double f(const double *x, int n) {
  static const char *const names[] = {"a", "bb", "ccc", "dd", "e"};
  struct map m = {calloc(4, sizeof(struct entry *)), 4};
  for (int i = 0; i < 5; i++) *at(&m, names[i]) = x[i % n] * (i + 1);
  for (int i = 0; i < 5; i++) *at(&m, names[(i * 2) % 5]) += sin(*at(&m, names[i]));
  double s = 0;
  for (int b = 0; b < 4; b++)
    for (struct entry *e = m.buckets[b], *next; e; e = next) {
      next = e->next;
      s += e->value * e->value;
      free(e);
    }
  free(m.buckets);
  return s;
}
