// Case 4: every element is divided by the norm of all.
// grad: f
// at: n=4 in=[1,2,3,4] out=[0,0,0,0]
// value: 5.47722557505166
// d in: [0,0,0,0]
// d out: [0,0,0,0]
#include <math.h>
__attribute__((noinline)) static double mag(int n, const double *in) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += in[i] * in[i];
  return sqrt(s);
}
double f(int n, const double *in, double *out) {
  for (int i = 0; i < n; i++)
    out[i] = in[i] / mag(n, in);
  double s = 0;
  for (int i = 0; i < n; i++)
    s += out[i] * (i + 1);
  return s;
}
