// A callee swaps pointers of two structures, which may be the same.
// grad: f
// at: x=[1.5,0.7] y=[0.3,2]
// value: 9.844
// d x: [6.471,7.49]
// d y: [32.355,7.36]
#define NI __attribute__((noinline))
typedef struct {
  double *a, *b;
} two;
NI static void flip(two *p, two *q) {
  double *t = p->a;
  p->a = q->b;
  q->b = t;
}
NI static double use(const two *p) {
  return p->a[0] * 3 + p->b[1] * p->b[1];
}
double f(double *x, double *y) {
  double l[2] = {x[0] * y[0], x[1]};
  two p = {x, l}, q = {l, y};
  flip(&p, &q);
  flip(&p, &p);
  return use(&p) * use(&q);
}
