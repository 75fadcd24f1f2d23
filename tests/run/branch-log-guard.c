// x log x extended by continuity: no NaN from the dead side.
// grad: f
// at: n=3 p=[0.5,-1,0.25]
// value: -0.6931471805599453
// d p: [0.3068528194400547,0,-0.38629436111989063]
// at: n=3 p=[0.5,0,0.25]
// value: -0.6931471805599453
// d p: [0.3068528194400547,0,-0.3862943611198906]
#include <math.h>
double f(int n, const double *p) {
  double h = 0;
  for (int i = 0; i < n; i++)
    h += p[i] > 0 ? p[i] * log(p[i]) : 0;
  return h;
}
