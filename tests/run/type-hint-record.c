// A record that is copied whole, of which one field is read: calls say what the others are.
// grad: f
// at: r=[1.5,0,2] s=[7,7,7] n=3
// value: 4.5
// d r: [3,0,0]
// d s: [0,0,0]
#include <string.h>
void __enzyme_double(void *, size_t);
void __enzyme_integer(void *, size_t);
typedef struct {
  double first;
  long count;
  double second;
} record;
double f(const double *r, double *s, int n) {
  record *from = (record *)r, *to = (record *)s;
  __enzyme_double(&from->first, sizeof(double));
  __enzyme_integer(&from->count, sizeof(long));
  __enzyme_double(&from->second, sizeof(double));
  memcpy(to, from, sizeof *from);
  return to->first * n;
}
