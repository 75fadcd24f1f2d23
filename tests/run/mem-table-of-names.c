// A hash table of texts and numbers, which are copied there by `strcpy`, `strcat` and `stpcpy`, and that grows.
// grad: f
// at: x=1.3 i=3
// value: 6.9369005979797773
// d x: -122.75407975591312
#define _GNU_SOURCE
#include <math.h>
#include <stdlib.h>
#include <string.h>

struct entry {
  char key[12];
  double value;
  struct entry *next;
};
struct table {
  struct entry **buckets;
  unsigned size, count;
};

static unsigned hash(const char *s) {
  unsigned h = 2166136261u;
  for (; *s; s++)
    h = (h ^ (unsigned char)*s) * 16777619u;
  return h;
}

static void grow(struct table *t) {
  unsigned size = t->size * 2;
  struct entry **buckets = calloc(size, sizeof *buckets);
  for (unsigned k = 0; k < t->size; k++)
    for (struct entry *e = t->buckets[k], *next; e; e = next) {
      next = e->next;
      unsigned h = hash(e->key) % size;
      e->next = buckets[h];
      buckets[h] = e;
    }
  free(t->buckets);
  t->buckets = buckets;
  t->size = size;
}

static double *at(struct table *t, const char *key) {
  for (struct entry *e = t->buckets[hash(key) % t->size]; e; e = e->next)
    if (!strcmp(e->key, key))
      return &e->value;
  if (t->count >= t->size)
    grow(t);
  unsigned h = hash(key) % t->size;
  struct entry *made = malloc(sizeof *made);
  strcpy(made->key, key);
  made->value = 0;
  made->next = t->buckets[h];
  t->buckets[h] = made;
  t->count++;
  return &made->value;
}

double f(double x, int i) {
  struct table t = {calloc(2, sizeof(struct entry *)), 2, 0};
  const char *words[] = {"alpha", "beta", "gamma", "delta", "eps", "zeta"};
  for (int k = 0; k < 12 + i; k++) {
    char key[12] = "a";
    strcat(stpcpy(key, words[k % 6]), k & 1 ? "." : "");
    *at(&t, key) += sin(k * x);
    if (k % 3 == 0)
      *at(&t, words[k * k % 6]) *= x;
  }
  double s = 0;
  for (int k = 0; k < 6; k++)
    s += *at(&t, words[k]) * *at(&t, words[k]) * (k + 1);
  for (unsigned k = 0; k < t.size; k++)
    for (struct entry *e = t.buckets[k], *next; e; e = next) {
      next = e->next;
      free(e);
    }
  free(t.buckets);
  return s;
}
