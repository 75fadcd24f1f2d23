// Floats and integers in one member, told apart by a tag, copied as they are: assigned, by memcpy and memmove, by a function.
// grad: f
// at: x=[1.1,1.2,1.3,1.4] n=3
// value: 8.957421906564711
// d x: [0.0,0.0,-1.8551764810271538,0.0]
// at: x=[1.1,1.2,1.3,1.4] n=4
// value: 2.1914583481916865
// d x: [0.0,0.3130169009715493,0.0,0.0]
// at: x=[0.3,0.7,-1.3,0.9] n=5
// value: 7.1574219065647116
// d x: [0.0,0.0,1.8551764810271538,0.0]
#include <math.h>
#include <string.h>
struct tagged {
  int tag;
  union {
    double d;
    long i;
  };
};
static __attribute__((noinline)) void swap(struct tagged *a, struct tagged *b) {
  struct tagged t = *a;
  *a = *b;
  *b = t;
}
double f(const double *x, int n) {
  struct tagged t[4];
  for (int i = 0; i < 4; i++) {
    if ((i + n) & 1) {
      t[i].tag = 1;
      t[i].d = x[i] * x[i];
    } else {
      t[i].tag = 0;
      t[i].i = 3 * i;
    }
  }
  struct tagged kept = t[1];
  t[1] = t[2];
  t[2] = kept;
  if ((n & 3) != 0)
    memcpy(&t[0], &t[n & 3], sizeof *t);
  t[3] = t[n & 1];
  if (n > 4)
    memmove(t + 1, t, 3 * sizeof *t);
  swap(&t[0], &t[2]);
  double s = 0;
  for (int i = 0; i < 4; i++)
    s += (i + 1) * (t[i].tag ? sin(t[i].d) : 0.1 * t[i].i);
  return s;
}
