#include <string.h>
struct entry { double *p; int key; };
static double room[4] = {1, 2, 3, 4};
static struct entry table[3] = {{room, 1}, {room + 1, 2}, {room + 2, 3}};
__attribute__((noinline)) static struct entry *find(int key) {
  for (int i = 0; i < 3; i++)
    if (table[i].key == key)
      return &table[i];
  return 0;
}
__attribute__((noinline)) static double square(struct entry *e) { return e->p[0] * e->p[0]; }
#ifdef COPIED
__attribute__((noinline)) static void move(struct entry *to, struct entry *from) { memcpy(to, from, sizeof *to); }
double f(double x, int i) {
  struct entry own;
  room[2] = x * x * x;
  move(&own, find(3));
  return square(&own);
}
#else
double f(double x, int i) {
  room[2] = x * x * x;
  return square(find(3)) + x;
}
#endif
