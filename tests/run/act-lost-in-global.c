// A pointer to the input is kept in a global, which has no shadow, and is taken instead of another: unless the optimiser sees
// through that, it is refused.
// grad: f
// at: x=[1,2] y=[3,4] k=1
// value: 5
// d x: [2,4]
// d y: [0,0]
// or error: memory reached through the global `kept` carries a derivative, but has no shadow
static const double *kept;

__attribute__((noinline)) static void keep(const double *x) { kept = x; }

__attribute__((noinline)) static double squares(const double *p) { return p[0] * p[0] + p[1] * p[1]; }

double f(const double *x, const double *y, int k) {
  keep(x);
  const double *p = k ? kept : y;
  return squares(p);
}
