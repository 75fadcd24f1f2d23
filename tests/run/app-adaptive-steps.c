// Embedded Runge-Kutta with rejected steps; the accepted ones recorded in an array of structs.
// grad: f
// at: x=[0.8,1.3,1.8]
// value: 1.179852232370596
// d x: [-0.1598848438449146,0.703149666801056,-0.04657575251375077]
#include <math.h>
#include <stdlib.h>
typedef struct {
  double t, y[2];
} rec;
static void vdp(const double *y, double mu, double *d) {
  d[0] = y[1];
  d[1] = mu * (1 - y[0] * y[0]) * y[1] - y[0];
}
double f(const double *x) {
  rec *h = malloc(200 * sizeof *h);
  int c = 0;
  double t = 0, dt = 0.1, y[2] = {x[0], x[1]};
  h[c++] = (rec){t, {y[0], y[1]}};
  while (t < 1.0 && c < 200) {
    double k1[2], k2[2], k3[2], a[2], b[2];
    vdp(y, x[2], k1);
    for (int i = 0; i < 2; i++)
      a[i] = y[i] + dt * k1[i];
    vdp(a, x[2], k2);
    for (int i = 0; i < 2; i++)
      b[i] = y[i] + dt / 4 * (k1[i] + k2[i]);
    vdp(b, x[2], k3);
    double err = 0;
    for (int i = 0; i < 2; i++) {
      double e = dt * (k1[i] + k2[i] - 2 * k3[i]) / 3;
      err += e * e;
    }
    err = sqrt(err);
    if (err > 1e-3) {
      dt *= 0.5;
      continue;
    }
    for (int i = 0; i < 2; i++)
      y[i] += dt / 6 * (k1[i] + k2[i] + 4 * k3[i]);
    t += dt;
    h[c++] = (rec){t, {y[0], y[1]}};
    if (err < 1e-4)
      dt *= 1.5;
  }
  double s = 0;
  for (int i = 1; i < c; i++)
    s += (h[i].t - h[i - 1].t) * 0.5 * (h[i].y[0] * h[i].y[0] + h[i - 1].y[1]);
  free(h);
  return s;
}
