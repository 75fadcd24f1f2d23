// Two grids behind a structure on the heap, swapped by every step.
// grad: f
// at: n=6 x=[1,2,0.5,0.3,1.1,0.9] c=0.1
// value: 13.24441943500428
// d x: [3.695110100827189,0.6955649787262094,5.353695131361102,7.653502375627513,2.418861554775829,13.28356480436002]
// d c: -18.13744499182719
#include <stdlib.h>
#define NI __attribute__((noinline))
typedef struct {
  double *cur, *next;
  int n;
} grid;
NI static void step(grid *g, double c) {
  for (int i = 1; i < g->n - 1; i++) g->next[i] = g->cur[i] + c * (g->cur[i-1] - 2 * g->cur[i] + g->cur[i+1]) * g->cur[i];
  double *t = g->cur;
  g->cur = g->next;
  g->next = t;
}
NI static grid *make(int n) {
  grid *g = malloc(sizeof *g);
  g->cur = calloc(n, 8);
  g->next = calloc(n, 8);
  g->n = n;
  return g;
}
NI static void drop(grid *g) {
  free(g->cur);
  free(g->next);
  free(g);
}
double f(double *x, int n, double c) {
  grid *g = make(n);
  for (int i = 0; i < n; i++) g->cur[i] = g->next[i] = x[i];
  for (int k = 0; k < 5; k++) step(g, c);
  double s = 0;
  for (int i = 0; i < n; i++) s += g->cur[i] * g->cur[i] * (i + 1);
  drop(g);
  return s;
}
