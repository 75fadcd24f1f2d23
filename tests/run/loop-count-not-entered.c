// The count of an inner loop that is not entered: (8·n − 16) / 8 + 1 is immense for n = 1.
// grad: f
// at: n=1 x=[0.5,0.25]
// value: 0.119569623496177325
// d x: [0.217821656245416125,0.475986052595076284]
#include <math.h>
double f(const double *x, int n) {
  double v = 1;
  for (int i = 0; i < 2; i++) {
    v = sin(v * x[i]);
    if (n > 1)
      for (const double *q = x + 1; q != x + n; q++)
        v *= cos(v * *q);
  }
  return v;
}
