// Gravity between three bodies, leapfrog steps.
// grad: f
// at: n=3 steps=3 q=[0,0,1,0,0,2] v=[0,0.1,0,-0.5,0.4,0] m=[3,1,0.5]
// value: 0.37150302899162746
// d q: [0.5879575111027594,-0.2205024707858569,-0.6199044728787595,1.2107916786276667,1.9618434527061501,0.040294290616809225]
// d v: [0.4850176768936191,0.33071621586428834,-0.4983454885323325,-0.3144265517575255,0.502812285278236,-0.06170213933796996]
// d m: [0.0910098555774851,0.2940139399508837,0.10371778055798715]
#include <math.h>
double f(int n, int steps, double *q, double *v, const double *m) {
  for (int s = 0; s < steps; s++) {
    for (int i = 0; i < n; i++)
      for (int j = 0; j < n; j++)
        if (j != i) {
          double dx = q[2 * j] - q[2 * i], dy = q[2 * j + 1] - q[2 * i + 1];
          double r2 = dx * dx + dy * dy + 0.01;
          double g = 0.05 * m[j] / (r2 * sqrt(r2));
          v[2 * i] += g * dx;
          v[2 * i + 1] += g * dy;
        }
    for (int i = 0; i < 2 * n; i++)
      q[i] += 0.05 * v[i];
  }
  double e = 0;
  for (int i = 0; i < n; i++)
    e += 0.5 * m[i] * (v[2 * i] * v[2 * i] + v[2 * i + 1] * v[2 * i + 1]) + q[2 * i] * q[2 * i + 1];
  return e;
}
