// A vector that grows in a callee: the header by address, the block replaced.
// grad: f
// at: n=3 x=[1.5,0.7,0.9]
// value: 4.49775
// d x: [7.8195,6.1425,7.1775]
#include <stdlib.h>
#define NI __attribute__((noinline))
typedef struct {
  double *data;
  int size, room;
} vec;
NI static void push(vec *v, double x) {
  if (v->size == v->room) {
    int room = v->room ? 2 * v->room : 2;
    double *d = malloc(room * sizeof *d);
    for (int i = 0; i < v->size; i++) d[i] = v->data[i];
    free(v->data);
    v->data = d;
    v->room = room;
  }
  v->data[v->size++] = x;
}
NI static double at(const vec *v, int i) {
  return v->data[i];
}
double f(double *x, int n) {
  vec v = {0}, w = {0};
  for (int i = 0; i < n; i++) {
    push(&v, x[i] * x[i]);
    push(&w, x[i] * at(&v, i / 2));
  }
  double s = 0;
  for (int i = 0; i < n; i++) s += at(&v, i) * at(&w, n - 1 - i);
  free(v.data);
  free(w.data);
  return s;
}
