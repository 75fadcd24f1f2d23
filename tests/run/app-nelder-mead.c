// Nelder-Mead: an array of pointers to structs kept in order.
// grad: f
// at: x=[0.1,0.2,1.1,0.3,0.4,0.9,1,5]
// value: 1.0474525222778321
// d x: [-1.042818908691407,0.31599121093750027,1.5306341552734404,-0.9764160156250015,2.0540744018554715,-1.0243408203125015,1.3624999999999996,0.013373316955566443]
#include <string.h>
typedef struct {
  double p[2], fv;
} pt;
static double rosen(const double *p, double a, double b) {
  double u = a - p[0], w = p[1] - p[0] * p[0];
  return u * u + b * w * w;
}
double f(const double *x) {
  pt s[3], *o[3];
  for (int i = 0; i < 3; i++) {
    s[i].p[0] = x[2 * i];
    s[i].p[1] = x[2 * i + 1];
    s[i].fv = rosen(s[i].p, x[6], x[7]);
    o[i] = &s[i];
  }
  for (int it = 0; it < 8; it++) {
    for (int i = 0; i < 2; i++)
      for (int j = 0; j < 2 - i; j++)
        if (o[j]->fv > o[j + 1]->fv) {
          pt *t = o[j];
          o[j] = o[j + 1];
          o[j + 1] = t;
        }
    double c[2], r[2];
    for (int k = 0; k < 2; k++) {
      c[k] = 0.5 * (o[0]->p[k] + o[1]->p[k]);
      r[k] = c[k] + (c[k] - o[2]->p[k]);
    }
    double fr = rosen(r, x[6], x[7]);
    if (fr < o[1]->fv) {
      memcpy(o[2]->p, r, sizeof r);
      o[2]->fv = fr;
    } else {
      for (int k = 0; k < 2; k++)
        o[2]->p[k] = 0.5 * (o[2]->p[k] + c[k]);
      o[2]->fv = rosen(o[2]->p, x[6], x[7]);
    }
  }
  return s[0].fv + 2 * s[1].fv + s[2].p[0];
}
