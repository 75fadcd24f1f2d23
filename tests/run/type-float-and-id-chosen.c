// Structures of a float and an integer, one of which is chosen as a word.
// grad: f
// at: x=1.3
// value: 1.2431034857631729
// d x: 0.2526338026837772
// tol: 1e-6
#include <math.h>
#include <string.h>
struct part {
  float v;
  int id;
};
static struct part made(double v, int id) {
  struct part r = {(float)v, id};
  return r;
}
static struct part chosen(struct part a, struct part b) { return a.id > b.id ? a : b; }
static double value(struct part r) { return r.id & 1 ? 0.5 * r.v : sin(r.v) + 0.1 * r.id; }
double f(double x) {
  int n = 2;
  double s = 0;
  int k = 0;
  do {
    struct part t[4];
    for (int i = 0; i < 4; i++)
      t[i] = made(tanh(x), (3 * i + n) & 7);
    t[1] = chosen(t[0], t[n & 3]);
    for (int i = 0; i < 4; i++)
      s += 0.2 * value(t[i]);
  } while (++k < n);
  return s;
}
