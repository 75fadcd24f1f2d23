// Characters written behind a structure that holds a parameter.
// grad: f
// at: x=1.3
// value: 5.0129300000000017
// d x: 15.2805
// tol: 1e-6

#define NI __attribute__((noinline)) static
typedef struct {
  char *log;
  double c;
} C;
NI double ap(C *c, double m, int k) {
  while (k--) {
    *c->log++ = 'a' + k;
    m = m * c->c;
  }
  return m;
}
double f(double x) {
  char h[8] = {0};
  C c = {h, x};
  double r = ap(&c, x, 4);
  return r + (h[2] - 'a') * x;
}
