// A global structure, a global array that a callee writes by address, a global that a recursive function updates.
// grad: f
// at: n=3 x=[1.5,0.7,2.9]
// value: 124.68652499999999
// d x: [172.95749999999998,53.430249999999994,53.43575]
static struct {
  int n;
  double v[4];
} state;
static double squares[64];
double product;
__attribute__((noinline)) static void put(double *to, double v) { *to = v * v; }
__attribute__((noinline)) static double descend(const double *x, int n) {
  if (n == 0) return product;
  product += x[n - 1] * product;
  return descend(x, n - 1) * x[0];
}
double f(double *x, int n) {
  state.n = n;
  for (int i = 0; i < n; i++) state.v[i] = x[i] * 2;
  double s = 0;
  for (int i = 0; i < state.n; i++) s += state.v[i] * state.v[i];
  for (int i = 0; i < n; i++) put(&squares[i], x[i]);
  for (int i = 0; i < n; i++) s += squares[i] * squares[(i + 1) % n];
  product = 1;
  return s + descend(x, n);
}
