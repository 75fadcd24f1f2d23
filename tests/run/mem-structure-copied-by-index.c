// One of two structures on the heap is copied over a third, by an index; integers and an array lie in each.
// grad: f
// at: x=0.7 n=3
// value: 0.5796875
// d x: 0.046875
#include <stdlib.h>
#include <string.h>
struct counter { int at; double t; int step, seen; double kept[4]; };
double f(double x, int n) {
  struct counter *all = calloc(3, sizeof *all);
  all[0].t = 0.5;
  all[1].t = x;
  all[1].step = 1;
  double s = 0.5;
  for (int i = 0; i < 7; i++) {
    struct counter *c = &all[i % 3];
    c->t *= 0.5;
    c->at += c->step;
    c->step++;
    c->at &= 3;
    c->kept[c->at] += c->t * 0.5;
    c->seen++;
    if (i == 4) memcpy(&all[2], &all[n & 1], sizeof *all);
    s += 0.125 * c->kept[(c->seen + 1) & 3] * c->at;
  }
  free(all);
  return s;
}
