// A bitonic sorting network over pointers to elements, then order statistics.
// grad: f
// at: x=[0.422,0.351,0.6,0.361,0.439,0.062,0.047,-0.345,-0.311,-0.583,-0.396,-0.489,-0.153,-0.125,0.253,0.266] n=16
// value: 437.9643225167053
// d x: [169.04575359186197,121.07866689961423,226.17468496881386,143.947151252897,195.84246035351137,63.804653612534416,49.172564768598185,9.017738286555087,15.863418412020449,-1.0985597459171736,4.045138841984878,1.0010980106490917,25.142770510286244,35.84071785120752,81.19737458472149,99.92436780066141]
#include <math.h>
#include <string.h>
static void cmpx(double *a, double *b) {
  if (*a > *b) {
    double t = *a;
    *a = *b;
    *b = t;
  }
}
double f(const double *x, int n) {
  double a[16];
  memcpy(a, x, sizeof a);
  for (int k = 2; k <= n; k *= 2)
    for (int j = k / 2; j > 0; j /= 2)
      for (int i = 0; i < n; i++) {
        int l = i ^ j;
        if (l > i) {
          if ((i & k) == 0)
            cmpx(&a[i], &a[l]);
          else
            cmpx(&a[l], &a[i]);
        }
      }
  double s = 0;
  for (int i = 0; i < n; i++)
    s += a[i] * (i * i) + (i ? exp(a[i] - a[i - 1]) : 0);
  return s;
}
