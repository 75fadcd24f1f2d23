// Structures of the caller that are copied whole: floats that nothing accesses among their members move with them, where nothing
// but a float, or no member at all, can lie.
#include "check.h"

extern int enzyme_dup;
void __enzyme_autodiff(void *, ...);
void __enzyme_fwddiff(void *, ...);

struct small {
  int n;
  float moved;
};
struct one {
  double a;
  int n;
  float moved;
  double b;
};
struct none {
  double a;
  char n;
  double b;
};

static void of_small(const struct small *in, struct small *out) {
  *out = *in;
  out->n++;
}
static void of_one(const struct one *in, struct one *out) {
  *out = *in;
  out->a *= 2;
  out->n++;
  out->b += out->a;
}
static void of_none(const struct none *in, struct none *out) {
  *out = *in;
  out->n++;
  out->b *= out->a;
}
static void of_many(const struct one *in, struct one *out, int n) {
  for (int i = 0; i < n; i++) {
    out[i] = in[n - 1 - i];
    out[i].a *= out[i].n;
    out[i].b += 1;
  }
}

// A copy whose members are read, but for a count and a pointer.
struct net {
  int n;
  double (*of)(const struct net *, double);
  int total;
  double *w, *delta;
};
static double linear(const struct net *a, double x) { return x * a->n; }
static double square(const struct net *a, double x) { return x * x + a->n; }
static double of_net(const struct net *in) {
  struct net copy = *in, *a = &copy;
  double s = 0;
  for (int i = 0; i < a->n; i++)
    s += a->of(a, a->w[i]);
  return s;
}

int main(void) {
  {
    struct small in = {1, 3}, din = {0}, out, dout = {0, 5};
    __enzyme_autodiff((void *)of_small, enzyme_dup, &in, &din, enzyme_dup, &out, &dout);
    expect("small", din.moved, 5);
    expect("small, seed", dout.moved, 0);
    din.moved = 7;
    __enzyme_fwddiff((void *)of_small, enzyme_dup, &in, &din, enzyme_dup, &out, &dout);
    expect("small, forward", dout.moved, 7);
  }
  {
    struct one in = {1, 2, 3, 4}, din = {0}, out, dout = {1, 0, 5, 10};
    __enzyme_autodiff((void *)of_one, enzyme_dup, &in, &din, enzyme_dup, &out, &dout);
    expect("a", din.a, 22);
    expect("moved", din.moved, 5);
    expect("b", din.b, 10);
  }
  {
    struct none in = {3, 2, 4}, din = {0}, out, dout = {1, 0, 10};
    __enzyme_autodiff((void *)of_none, enzyme_dup, &in, &din, enzyme_dup, &out, &dout);
    expect("none, a", din.a, 41);
    expect("none, b", din.b, 30);
  }
  {
    struct one in[3] = {{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}}, din[3] = {{0}}, out[3];
    struct one dout[3] = {{1, 0, 2, 3}, {4, 0, 5, 6}, {7, 0, 8, 9}};
    __enzyme_autodiff((void *)of_many, enzyme_dup, in, din, enzyme_dup, out, dout, 3);
    for (int i = 0; i < 3; i++) {
      expect("many, a", din[i].a, (7 - 3 * i) * in[i].n);
      expect("many, moved", din[i].moved, 8 - 3 * i);
      expect("many, b", din[i].b, 9 - 3 * i);
    }
  }
  for (int squares = 0; squares < 2; squares++) {
    double w[2] = {3, 5}, dw[2] = {0};
    double (*of)(const struct net *, double) = squares ? square : linear;
    struct net in = {2, of, 7, w, w}, din = {2, of, 7, dw, dw};
    __enzyme_autodiff((void *)of_net, enzyme_dup, &in, &din);
    for (int i = 0; i < 2; i++)
      expect("net", dw[i], squares ? 2 * w[i] : 2);
  }
  return report();
}
