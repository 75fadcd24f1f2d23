// An array that grows by realloc.
// grad: f
// at: x=[0.422,0.351,0.6,0.361,0.439,0.062,0.047,-0.345,-0.311] n=9
// value: 16.448104697447828
// d x: [7.3540847565551177,6.7501230234458932,6.0659535270477634,5.268089110739684,4.4181657614243174,3.5203671972710546,2.6170184082126456,1.7096431335510146,0.83562094179130831]
#include <math.h>
#include <stdlib.h>
typedef struct {
  double *d;
  size_t n, cap;
} vec;
static int push(vec *v, double x) {
  if (v->n == v->cap) {
    size_t cap = v->cap ? v->cap * 2 : 1;
    double *grown = realloc(v->d, cap * sizeof *grown);
    if (!grown)
      return -1;
    v->d = grown;
    v->cap = cap;
  }
  v->d[v->n++] = x;
  return 0;
}
double f(const double *x, int n) {
  vec v = {0};
  for (int i = 0; i < n; i++)
    if (push(&v, exp(x[i]) * (i ? v.d[i - 1] : 1)))
      return -1;
  double s = 0;
  for (size_t i = 0; i < v.n; i++)
    s += log(1 + v.d[i]);
  free(v.d);
  return s;
}
