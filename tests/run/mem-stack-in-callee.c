// A stack whose elements lie in front of their number, in functions of their own.
// grad: f
// at: n=4 x=[1.5,2,3,4]
// value: 15.0
// d x: [2.0,1.5,4.0,3.0]
struct stack {
  double data[16];
  int top;
};
__attribute__((noinline)) static void push(struct stack *s, double v) { s->data[s->top++] = v; }
__attribute__((noinline)) static double pop(struct stack *s) { return s->data[--s->top]; }
static double run(struct stack *s, const double *x, int n) {
  s->top = 0;
  for (int i = 0; i < n; i++) {
    push(s, x[i]);
    if (i % 2) {
      double a = pop(s), b = pop(s);
      push(s, a * b);
    }
  }
  double r = 0;
  while (s->top)
    r += pop(s);
  return r;
}
double f(const double *x, int n) {
  struct stack s;
  return run(&s, x, n);
}
