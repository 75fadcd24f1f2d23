// Implicit Euler for stiff kinetics: Newton inside time steps, matrices rebuilt and factored in place.
// grad: f
// at: k=[0.4,1.4,2.4]
// value: 11.310435506620479
// d k: [14.956984795877078,-1.9994622020823327,-0.3479213453590765]
#include <math.h>
#include <string.h>
static void solve3(double A[3][3], double b[3]) {
  for (int k = 0; k < 3; k++) {
    for (int i = k + 1; i < 3; i++) {
      double l = A[i][k] / A[k][k];
      for (int j = k; j < 3; j++)
        A[i][j] -= l * A[k][j];
      b[i] -= l * b[k];
    }
  }
  for (int i = 2; i >= 0; i--) {
    for (int j = i + 1; j < 3; j++)
      b[i] -= A[i][j] * b[j];
    b[i] /= A[i][i];
  }
}
double f(const double *k) {
  double y[3] = {1, 0, 0}, h = 0.01;
  for (int s = 0; s < 10; s++, h *= 1.3) {
    double z[3];
    memcpy(z, y, sizeof z);
    for (int it = 0; it < 5; it++) {
      double r1 = k[0] * z[0], r2 = k[1] * 10 * z[1] * z[1], r3 = k[2] * 10 * z[1] * z[2];
      double b[3] = {z[0] - y[0] - h * (-r1 + r3), z[1] - y[1] - h * (r1 - r2 - r3),
                     z[2] - y[2] - h * r2};
      double A[3][3] = {
          {1 + h * k[0], -h * k[2] * 10 * z[2], -h * k[2] * 10 * z[1]},
          {-h * k[0], 1 + h * (20 * k[1] * z[1] + 10 * k[2] * z[2]), h * 10 * k[2] * z[1]},
          {0, -h * 20 * k[1] * z[1], 1}};
      solve3(A, b);
      double nr = 0;
      for (int i = 0; i < 3; i++) {
        z[i] -= b[i];
        nr += fabs(b[i]);
      }
      if (nr < 1e-14)
        break;
    }
    memcpy(y, z, sizeof y);
  }
  return y[0] + 100 * y[1] + y[2] * y[2];
}
