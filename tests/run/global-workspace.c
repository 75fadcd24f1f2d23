// A workspace in a global structure.
// grad: f
// at: n=3 x=[0.5,1.25,-2]
// value: -0.171875
// d x: [3.8125,2.125,1]
#include <stdlib.h>
static struct { double *a, *b; int n; double scale; } ws;
__attribute__((noinline)) static void ws_init(int n, double s) {
  ws.a = calloc(n, sizeof(double));
  ws.b = malloc(n * sizeof(double));
  ws.n = n;
  ws.scale = s;
}
__attribute__((noinline)) static void ws_free(void) { free(ws.a); free(ws.b); }
__attribute__((noinline)) static void step(const double *x) {
  for (int i = 0; i < ws.n; i++) {
    ws.b[i] = x[i] * ws.scale;
    ws.a[i] += ws.b[i] * ws.b[i];
  }
  double *t = ws.a; ws.a = ws.b; ws.b = t;
}
double f(const double *x, int n) {
  ws_init(n, x[0]);
  for (int k = 0; k < 3; k++) step(x);
  double s = 0;
  for (int i = 0; i < n; i++) s += ws.a[i] * (i + 1) + ws.b[i];
  ws_free();
  return s;
}
