// A stack of numbers behind a global, used by a function that calls itself.
// grad: f
// at: n=5 x=[0.5,1.25,-2,0.75,3]
// value: 357.29859924316406
// d x: [2858.3887939453125,1128.233642578125,-690.3785705566406,1683.489990234375,398.7213134765625]
static double stack[32];
static double *top;
__attribute__((noinline)) static void walk(const double *x, int n) {
  if (n == 0) { *top++ = 1; return; }
  *top++ = x[0] * x[0];
  walk(x + 1, n - 1);
  double b = *--top, a = *--top;
  *top++ = a * b + a;
}
double f(const double *x, int n) {
  top = stack;
  walk(x, n);
  return *--top * stack[0];
}
