// Lists of integers behind a pointer of the file are walked by callees: their shadows are not.
// grad: f
// at: x=[1.5,2.25,3.1]
// value: 43.05
// d x: [18,3,3]
struct node {
  struct node *next;
  int weight;
};
static struct node nodes[3], *head;
__attribute__((noinline)) static int sum(void) {
  int s = 0;
  for (struct node *p = head; p; p = p->next)
    s += p->weight;
  return s;
}
__attribute__((noinline)) static double term(double x) {
  double s = 0;
  for (struct node *p = head; p; p = p->next)
    s += x * p->weight;
  return s;
}
__attribute__((noinline)) static double gathered(const double *x) {
  double s = 0;
  for (struct node *p = head; p; p = p->next)
    s += x[p->weight];
  return s;
}
double f(const double x[3]) {
  head = 0;
  for (int i = 0; i < 3; i++) {
    nodes[i].weight = i;
    nodes[i].next = head;
    head = &nodes[i];
  }
  return x[0] * sum() * 4 + term(x[0]) + 3 * gathered(x);
}
