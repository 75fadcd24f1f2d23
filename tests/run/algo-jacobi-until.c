// Relaxation until a residual is small: unknown count around stores.
// grad: f
// at: n=4 x=[1,0,2,-1] y=[0,0,0,0] w=0.4
// value: 1.293756786799586
// d x: [-0.003081670262077684,0.005618935082378517,-0.004699007251764155,0.005884337478187275]
// d y: [0,0,0,0]
// d w: 0.2115160158247738
#include <math.h>
double f(int n, double *x, double *y, double w) {
  double change;
  do {
    change = 0;
    for (int i = 0; i < n; i++)
      y[i] = (1 - w) * x[i] + w * 0.5 * cos(x[(i + 1) % n]);
    for (int i = 0; i < n; i++) {
      change += (y[i] - x[i]) * (y[i] - x[i]);
      x[i] = y[i];
    }
  } while (change > 1e-3);
  return x[0] + 2 * x[1] * x[2] + x[3];
}
