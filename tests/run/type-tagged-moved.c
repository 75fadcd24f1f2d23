// A tagged value that is copied over another: the optimiser makes numbers of the bits before it looks at the tag.
// grad: f
// at: x=[1,2,3,4.5] n=2
// value: -0.03411634541970765
// d x: [0, -0.2080734182735712, 0, -0.10539789971538985]
// at: x=[1,2,3,4.5] n=3
// value: 1.9207354924039484
// d x: [0.2701511529340699, 0, 0, 0]
#include <math.h>
#include <string.h>
struct tagged {
  int tag;
  union {
    double d;
    long i;
  };
};
double f(const double *x, int n) {
  struct tagged t[4];
  for (int i = 0; i < 4; i++) {
    t[i].tag = (i + n) & 1;
    if (t[i].tag) t[i].d = x[i];
    else t[i].i = 3 * i;
  }
  memcpy(&t[2], &t[n & 1], sizeof *t);
  double s = 0;
  for (int i = 0; i < 4; i++) s += t[i].tag ? 0.5 * sin(t[i].d) : 0.1 * (double)t[i].i;
  return s;
}
