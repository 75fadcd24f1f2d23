// RK4 through a function pointer with a context, the right-hand side counts its calls.
// grad: f
// at: x=[0.3,0.5,0.7,0.9,1.1,1.3]
// value: 170.04466937223273
// d x: [583.7340086965594,476.9171932889912,-15.587756455367478,45.92194056325413,36.408763214475805,-3.9691547975213393]
typedef struct {
  double a, b, c;
  int calls;
} par;
typedef void (*rhs)(double t, const double *y, double *dy, void *ctx);
static void lorenz(double t, const double *y, double *dy, void *ctx) {
  par *p = ctx;
  (void)t;
  p->calls++;
  dy[0] = p->a * (y[1] - y[0]);
  dy[1] = y[0] * (p->b - y[2]) - y[1];
  dy[2] = y[0] * y[1] - p->c * y[2];
}
static void rk4(rhs r, double *y, int n, double h, int steps, void *ctx) {
  double k1[8], k2[8], k3[8], k4[8], t[8];
  for (int s = 0; s < steps; s++) {
    r(s * h, y, k1, ctx);
    for (int i = 0; i < n; i++)
      t[i] = y[i] + h / 2 * k1[i];
    r(s * h + h / 2, t, k2, ctx);
    for (int i = 0; i < n; i++)
      t[i] = y[i] + h / 2 * k2[i];
    r(s * h + h / 2, t, k3, ctx);
    for (int i = 0; i < n; i++)
      t[i] = y[i] + h * k3[i];
    r(s * h + h, t, k4, ctx);
    for (int i = 0; i < n; i++)
      y[i] += h / 6 * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]);
  }
}
double f(const double *x) {
  par p = {10 + x[3], 28 + x[4], 8.0 / 3 + x[5], 0};
  double y[3] = {x[0], x[1], x[2]};
  rk4(lorenz, y, 3, 0.01, 30, &p);
  return y[0] + y[1] * y[2] + 0 * p.calls;
}
