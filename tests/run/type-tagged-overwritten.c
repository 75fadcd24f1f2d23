// Floats or integers as a tag says, one of them a float in each case: the integers that the others hold are numbers like others.
// grad: f
// at: x=1.25 n=2
// value: 2.617040946148024
// d x: 1.3604019610739388
// at: x=1.25 n=3
// value: 3.391533255825817
// d x: 1.5180631422715731
#include <math.h>
#include <stdlib.h>
struct tagged {
  int tag;
  union {
    double d;
    long i;
  };
};
double f(double x, int n) {
  struct tagged *t = malloc(4 * sizeof *t);
  for (int i = 0; i < 4; i++)
    if ((i + n) & 1) {
      t[i].tag = 1;
      t[i].d = x;
    } else {
      t[i].tag = 0;
      t[i].i = 3 * i;
    }
  t[1].tag = 1;
  t[1].d = 0.5 * x;
  double s = x;
  for (int i = 0; i < 4; i++) s += t[i].tag ? 0.5 * sin(t[i].d) : 0.1 * (double)t[i].i;
  free(t);
  return s;
}
