// The same in single precision and in vectors, with the sign of the argument on the constant.
// grad: f
// at: x=[1.2,-0.7,2.1,-3.9] n=4
// value: -51.472502913475406
// d x: [1.9000005722045898,0.79999983310699463,13.199995040893555,18.400012969970703]
// tol: 1e-6
#include <math.h>
typedef float four __attribute__((vector_size(16)));

static float nearest(float v) {
  float shift = copysignf(0x1p23f, v);
  return (v + shift) - shift;
}

float f(const float *x, int n) {
  const four shift = {0x1.8p23f, 0x1.8p23f, 0x1.8p23f, 0x1.8p23f};
  float s = 0;
  for (int i = 0; i + 3 < n; i += 4) {
    four v = {x[i], x[i + 1], x[i + 2], x[i + 3]};
    four k = (v * 4 + shift) - shift, r = v - k / 4;
    four p = k * r * r;
    s += p[0] + 2 * p[1] + 3 * p[2] + 4 * p[3];
  }
  for (int i = 0; i < n; i++)
    s += x[i] * x[i] * nearest(x[i]);
  return s;
}
