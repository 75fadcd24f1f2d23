// A selection that becomes lane-wise: the dead lanes contribute nothing, not NaN.
// grad: f
// at: x=[4,-1,9,-1]
// value: 4.638888888888889
// d x: [0.3125,0,0.17901234567901234,0]
// at: x=[4,0,9,0]
// value: 4.638888888888889
// d x: [0.3125,0,0.179012345679012345,0]
#include <math.h>
double f(const double *x) {
  double t[4], s = 0;
  for (int i = 0; i < 4; i++)
    t[i] = x[i] > 0 ? sqrt(x[i]) - 1 / x[i] : 0;
  for (int i = 0; i < 4; i++)
    s += t[i];
  return s;
}
