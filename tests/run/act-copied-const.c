// A structure that points to the input is overwritten by a copy of one that does not.
// grad: f
// at: x=[1,2,3] k=1
// value: 77
// d x: [0,0,0]
// at: x=[1,2,3] k=0
// value: 14
// d x: [2,4,6]
#include <string.h>
struct source {
  const double *data;
  double scale;
};

static const double table[3] = {4, 5, 6};
static const struct source constant = {table, 1};

__attribute__((noinline)) static double squares(const struct source *s) {
  double sum = 0;
  for (int i = 0; i < 3; i++)
    sum += s->scale * s->data[i] * s->data[i];
  return sum;
}

double f(const double *x, int k) {
  struct source s = {x, 1};
  if (k)
    memcpy(&s, &constant, sizeof s);
  return squares(&s);
}
