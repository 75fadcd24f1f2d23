// Scaling by integer arithmetic on the exponent: by a number of the loop, by half, with the sign flipped.
// grad: f
// at: x=[1.25,-0.75,2.5] n=3
// value: 411.0625
// d x: [8.75,-23.25,317.5]
#include <stdint.h>
#include <string.h>

double f(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    uint64_t bits;
    memcpy(&bits, &x[i], sizeof bits);
    bits += (uint64_t)(i + 1) << 52;
    double scaled;
    memcpy(&scaled, &bits, sizeof scaled);
    s += scaled * scaled;
    float narrow = (float)x[i];
    uint32_t half;
    memcpy(&half, &narrow, sizeof half);
    half = (half - (1u << 23)) ^ 0x80000000u;
    memcpy(&narrow, &half, sizeof narrow);
    s += narrow * x[i];
  }
  return s;
}
