// Weiszfeld's iteration: division by distances, state in two scalars.
// grad: f
// at: n=4 x=[0,1,3,0] y=[0,2,1,4]
// value: 1.988463771872404
// d x: [-0.005392633739654165,1.9389315378288694,0.022673828440917008,0.03275018677597726]
// d y: [0.0014172282894071898,0.9066498873185467,0.04815339814805838,0.017364386143755167]
#include <math.h>
double f(int n, const double *x, const double *y) {
  double cx = 1, cy = 1.5;
  for (int t = 0; t < 5; t++) {
    double sx = 0, sy = 0, sw = 0;
    for (int i = 0; i < n; i++) {
      double d = sqrt((x[i] - cx) * (x[i] - cx) + (y[i] - cy) * (y[i] - cy));
      if (d > 1e-9) {
        sx += x[i] / d;
        sy += y[i] / d;
        sw += 1 / d;
      }
    }
    cx = sx / sw;
    cy = sy / sw;
  }
  return cx * cy;
}
