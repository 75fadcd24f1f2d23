// A counter of calls behind a structure that holds a parameter: it has no shadow.
// grad: f
// at: x=1.3
// value: 2.856100000000001
// d x: 8.788
// tol: 1e-6

#define NI __attribute__((noinline)) static
typedef struct {
  int *calls;
  double c;
} C;
NI double ap(C *c, double m) {
  for (int i = 0; i < 3; i++) {
    ++*c->calls;
    m = m * c->c;
  }
  return m;
}
double f(double x) {
  int n = 3;
  C c = {&n, x};
  return ap(&c, x);
}
