// A list of local nodes behind a pointer of the file, which functions sum and scale.
// grad: f
// at: x=1.3
// value: 289.31643792
// d x: 957.3919472
#define NI __attribute__((noinline)) static
struct node {
  double v;
  struct node *next;
};
static struct node *first;
NI void push(struct node *n, double v) {
  n->v = v;
  n->next = first;
  first = n;
}
NI struct node *top(void) { return first; }
NI double sum(void) {
  double s = 0;
  for (struct node *n = first; n; n = n->next)
    s = s * 0.5 + n->v * n->v;
  return s;
}
NI void scale(double by) {
  for (struct node *n = first; n; n = n->next)
    n->v *= by;
}
double f(double x) {
  struct node a, b, c;
  first = 0;
  push(&a, x);
  push(&b, 2);
  push(&c, 1);
  double s = sum();
  scale(s);
  top()->next->v *= x;
  return sum() + a.v * b.v * c.v;
}
