// Members that are pointers are set through a table of their addresses, in a loop that is not unrolled, beside a float of the structure.
// grad: f
// at: x=[1,2,3] n=3
// value: 14
// d x: [2,4,6]
#include <stdlib.h>
typedef struct { float *a, *b, *c, *d, *e, *f, *g, *h, *i, *j, *k, *l, *m, *n, *o, *p, *q, *r, *s, *t, *u, *v, *w, *x; } parts;
typedef struct { parts parts; float *memory; float loss; int n; } model;
static float *point(parts *p, const size_t *sizes) {
  size_t all = 0;
  for (int i = 0; i < 24; i++) all += sizes[i];
  float *memory = malloc(all * sizeof *memory), *at = memory;
  float **members[] = {&p->a, &p->b, &p->c, &p->d, &p->e, &p->f, &p->g, &p->h, &p->i, &p->j, &p->k, &p->l, &p->m, &p->n, &p->o, &p->p, &p->q, &p->r, &p->s, &p->t, &p->u, &p->v, &p->w, &p->x};
  for (int i = 0; i < 24; i++) *members[i] = at, at += sizes[i];
  return memory;
}
static float loss(model *m, const double *x) {
  size_t sizes[24];
  for (int i = 0; i < 24; i++) sizes[i] = m->n;
  if (!m->memory) m->memory = point(&m->parts, sizes);
  float s = 0;
  for (int i = 0; i < m->n; i++) m->parts.b[i] = x[i] * x[i];
  for (int i = 0; i < m->n; i++) s += m->parts.b[i];
  m->loss = s;
  return m->loss;
}
double f(const double *x, int n) {
  model *m = calloc(1, sizeof *m);
  m->n = n;
  double s = loss(m, x);
  free(m->memory), free(m);
  return s;
}
