// Pairs of pointers that functions take and return.
// grad: f
// at: x=1.3
// value: 2620.1759999999999
// d x: 6609.98
// tol: 1e-6

#define NI __attribute__((noinline)) static
typedef struct {
  double *b, *e;
} Span;
NI Span part(double *d, int lo, int hi) {
  Span s = {d + lo, d + hi};
  return s;
}
NI Span inner(Span s) { return part(s.b, 1, (int)(s.e - s.b) - 1); }
NI double sum(Span s) {
  double t = 0;
  for (double *p = s.b; p < s.e; p++)
    t += *p;
  return t;
}
NI void scale(Span s, double k) {
  for (double *p = s.b; p != s.e; p++)
    *p *= k;
}
double f(double x) {
  double d[10];
  for (int i = 0; i < 10; i++)
    d[i] = x * i;
  scale(inner(part(d, 1, 8)), x);
  return sum(part(d, 0, 10)) * sum(inner(part(d, 2, 9)));
}
