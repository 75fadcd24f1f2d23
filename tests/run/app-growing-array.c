// An array that grows by malloc, memcpy and free.
// grad: f
// at: x=[0.422,0.351,0.6,0.361,0.439,0.062,0.047,-0.345,-0.311] n=9
// value: 16.448104697447828
// d x: [7.3540847565551175,6.7501230234458935,6.065953527047763,5.268089110739684,4.4181657614243175,3.5203671972710544,2.6170184082126458,1.7096431335510147,0.8356209417913083]
#include <math.h>
#include <stdlib.h>
#include <string.h>
typedef struct {
  double *d;
  size_t n, cap;
} vec;
static int vpush(vec *v, double x) {
  if (v->n == v->cap) {
    size_t c = v->cap ? v->cap * 2 : 1;
    double *q = malloc(c * sizeof *q);
    if (!q)
      return -1;
    if (v->n)
      memcpy(q, v->d, v->n * sizeof *q);
    free(v->d);
    v->d = q;
    v->cap = c;
  }
  v->d[v->n++] = x;
  return 0;
}
double f(const double *x, int n) {
  vec v = {0};
  for (int i = 0; i < n; i++)
    if (vpush(&v, exp(x[i]) * (i ? v.d[i - 1] : 1)))
      return -1;
  double s = 0;
  for (size_t i = 0; i < v.n; i++)
    s += log(1 + v.d[i]);
  free(v.d);
  return s;
}
