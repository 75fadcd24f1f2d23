// A structure on the heap of which only the tag has a type of its own: what lies in the union beside it is reached, too.
// grad: f
// at: x=[-0.2455] n=5
// value: 1.0727045511368027
// d x: [1.2481189184108683]
#include <math.h>
#include <stdlib.h>
struct T { int tag; union { double d; long i; }; };
double f(double *x, int n) {
  double v = x[0];
  struct T *t = malloc(4 * sizeof *t);
  for (int i = 0; i < 4; i++)
    if ((i + 3 * n) & 1) { t[i].tag = 1; t[i].d = 0.5; } else { t[i].tag = 0; t[i].i = 3 * i; }
  t[1].tag = 1; t[1].d = 0.5 * v;
  for (int i = 0; i < 4; i++) v += t[i].tag ? 0.5 * sin(t[i].d) : 0.1 * t[i].i;
  free(t);
  return v;
}
