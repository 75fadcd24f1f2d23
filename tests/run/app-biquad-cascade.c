// Cascade of biquads: an array of structs with state, walked by pointer; the signal in float.
// grad: f
// at: c=[0.722,0.651,0.9,0.661,0.739,0.362,0.347,-0.045,-0.011,-0.283,-0.096,-0.189,0.147,0.175,0.553] sig=[0,0.296,0.932,0.427,-0.996,0.938,-0.981,0.846,0.343,-0.74,-0.988,-0.985,-0.705,0.421,0.777,-0.999,0.986,-0.953,0.188,0.996,0.581,0.346,0.634,0.999,-0.012,-0.839,0.986,-0.936,0.407,0.826,-0.176,-0.664,-0.626,-0.026,0.941,0.066,-0.687,0.75,-0.333,-0.695] m=40 const sig
// value: 0.008643265829256102
// d c: [0.004817522912205727,0.009600289614180059,0.0083983239745205,-0.0030562123308492447,0.00012993701763828628,0.02500208585077582,0.02371200270229302,-0.00017136984079286333,-0.002554497654249644,0.000646978216012198,-0.06916965153367263,-0.05323387097203809,0.003979887738533551,-0.0029966904871908144,0.00038666082917186386]
#include <string.h>
typedef struct {
  double b0, b1, b2, a1, a2, z1, z2;
} biquad;
static inline double tick(biquad *q, double in) {
  double o = in * q->b0 + q->z1;
  q->z1 = in * q->b1 + q->z2 - q->a1 * o;
  q->z2 = in * q->b2 - q->a2 * o;
  return o;
}
double f(const double *c, const float *sig, int m) {
  biquad bq[3];
  memset(bq, 0, sizeof bq);
  for (int k = 0; k < 3; k++) {
    const double *q = c + 5 * k;
    bq[k].b0 = q[0];
    bq[k].b1 = q[1];
    bq[k].b2 = q[2];
    bq[k].a1 = 0.3 * q[3];
    bq[k].a2 = 0.2 * q[4];
  }
  double e = 0;
  for (int i = 0; i < m; i++) {
    double y = sig[i];
    for (biquad *q = bq; q < bq + 3; q++)
      y = tick(q, y);
    e += y * y;
  }
  return e / m;
}
