// A structure of a pointer and an index that functions return.
// grad: f
// at: x=1.3
// value: 7.0122000000000018
// d x: 18.576
// tol: 1e-6

#define NI __attribute__((noinline)) static
typedef struct {
  double *d;
  int i;
} Ref;
NI Ref mk(double *d, double x, int i) {
  d[i] = x * (i + 1);
  Ref r = {d, i};
  return r;
}
NI Ref mul(Ref a, Ref b) {
  int k = a.i + b.i + 1;
  a.d[k] = a.d[a.i] * b.d[b.i];
  Ref r = {a.d, k};
  return r;
}
double f(double x) {
  double d[16];
  Ref a = mk(d, x, 0), b = mk(d, x * x, 1), c = mul(a, b);
  c = mul(c, a);
  return c.d[c.i] + d[a.i];
}
