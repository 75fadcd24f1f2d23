// Words that hold a `double` or a pointer, of which the optimiser loads one as a pointer ahead of the tag, hands it out of the
// loop and makes a float of it behind.
// grad: f
// or error: a derivative
// at: n=4 x=[1, 3, 2, 0.5]
// value: 247.5
// d x: [16.5, 146, 11, 7]
#include <string.h>
struct word {
  long tag;
  union {
    double number;
    double *pointer;
  } as;
};
static void set(struct word *w, double v) {
  w->tag = 0;
  w->as.number = v;
}
static double get(const struct word *w) { return w->tag ? *w->as.pointer : w->as.number; }
double f(const double *x, int n) {
  struct word a[2], b[2];
  double z[2] = {x[2], x[1] * x[2]}, s = 0;
  for (int i = 0; i < 2; i++) {
    set(a + i, x[i % n] * 2);
    set(b + i, x[0]);
  }
  for (int i = 0; i < n; i++) {
    struct word kept = b[i % 2];
    b[i % 2] = a[(i + 1) % 2];
    a[(i + 1) % 2] = kept;
    memcpy(a, b, sizeof a);
    z[i % 2] += x[i] * get(b);
    kept = b[0];
    b[0] = b[1];
    b[1] = kept;
    z[i % 2] += x[i] * get(b);
    s += get(a + i % 2) * get(b + (i + 1) % 2);
  }
  for (int i = 0; i < 2; i++)
    s += get(a + i) * (i + 1) + get(b + i) * get(b + i) + z[i];
  return s;
}
