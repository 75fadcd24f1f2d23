// A record copied whole without a word about its other fields: forward mode need not know.
// grad: f
// at: r=[1.5,0,2] s=[7,7,7] n=3
// value: 4.5
// d r: [3,0,0]
// d s: [0,0,0]
// or error: cannot tell which of the bytes copied here are floats
#include <string.h>
typedef struct {
  double first;
  long count;
  double second;
} record;
double f(const double *r, double *s, int n) {
  record *from = (record *)r, *to = (record *)s;
  memcpy(to, from, sizeof *from);
  return to->first * n;
}
