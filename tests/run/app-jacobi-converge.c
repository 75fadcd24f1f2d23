// Jacobi iteration until convergence on two rows chosen by parity.
// grad: f
// at: b=[0.622,0.551,0.8,0.561,0.639,0.262,0.247,-0.145,-0.111] n=9
// value: 1.4316666393570998
// d b: [0.4913268329736204,0.7787180948895925,0.882352254899268,0.9015929498305576,0.7883309241598695,0.6017742982115419,0.3682951817407862,0.13162212707554713,0.019609564627685826]
#include <math.h>
#include <string.h>
double f(const double *b, int n) {
  double u[2][10];
  memset(u, 0, sizeof u);
  int k = 0, it;
  for (it = 0; it < 300; it++) {
    double *o = u[k], *w = u[k ^ 1], r = 0;
    for (int i = 0; i < n; i++) {
      w[i] = (b[i] + (i ? o[i - 1] : 0) + (i < n - 1 ? o[i + 1] : 0)) / (3 + 0.1 * b[i] * b[i]);
      r += fabs(w[i] - o[i]);
    }
    k ^= 1;
    if (r < 1e-13)
      break;
  }
  double s = 0;
  for (int i = 0; i < n; i++)
    s += u[k][i] * u[k][i];
  return s;
}
