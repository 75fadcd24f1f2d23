// Loops whose counts fill their narrow type: all 256 values of a byte, both values of a bit, bytes that overflow.
// grad: f
// at: x=[0.5,-0.75,1.25,0.375] n=3
// value: 1.7213874239935265
// d x: [1.186009762250953,0.51145066070057973,-0.12195416340787249,0.29112145803846597]
// at: x=[1.5,0.25,-0.5,2.0] n=4
// value: 1.7939785193974491
// d x: [-0.40852829570667515,0.12940810325157364,0.43738962884572743,-0.3027034973151122]
#include <math.h>
double f(const double *x, int n) {
  double v = x[0];
  unsigned char i = 0;
  do
    v += 0.01 * sin(v * x[i & 3]);
  while (++i);
  int fuel = 20;
#pragma clang loop unroll(disable)
  do {
    fuel--;
    for (int k = 0; k < n; k++)
      v += 0.1 * cos(v * x[k & 3]);
  } while (fuel & 1);
  for (int k = 0; k < n; k++)
    for (unsigned char j = 0; j < (unsigned char)(254 + k); j++)
      v += 0.001 * sin(v + x[j & 3]);
  return v;
}
