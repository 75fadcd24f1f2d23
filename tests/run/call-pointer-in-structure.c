// A routine behind a pointer that is read from the structure which it is given; it clears an array of floats of it.
// grad: f
// at: x=[1,2,3] n=3 k=2.5
// value: 35
// d x: [5,10,15]
// d k: 14
#include <stdlib.h>
struct sim;
typedef struct { double cutoff; char name[8]; int number; int (*force)(struct sim *); void (*print)(void *, struct sim *); double epsilon; } potential;
typedef struct { int n, *id; double *x, *u; } atoms;
typedef struct sim { int steps; double dt; atoms *atoms; double energy; potential *pot; } sim;
static int force(sim *s) {
  potential *p = s->pot;
  for (int i = 0; i < s->atoms->n; i++) s->atoms->u[i] = 0;
  for (int i = 0; i < s->atoms->n; i++)
    if (s->atoms->id[i] >= 0) s->atoms->u[i] += p->epsilon * s->atoms->x[i] * s->atoms->x[i];
  s->energy = 0;
  for (int i = 0; i < s->atoms->n; i++) s->energy += s->atoms->u[i];
  return 0;
}
static int none(sim *s) { return s->steps; }
__attribute__((noinline)) static double run(sim *s) { s->pot->force(s); return s->energy; }
double f(double *x, int n, double k) {
  int id[3] = {0, 1, 2};
  double u[3];
  potential p = {1, "FCC", 29, n ? force : none, 0, k};
  atoms a = {n, id, x, u};
  sim s = {1, 1, &a, 0, &p};
  return run(&s);
}
