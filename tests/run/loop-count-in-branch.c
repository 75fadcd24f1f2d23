// The count of an inner loop is calculated in a branch of the outer one, though it is the same in each of its rounds.
// grad: f
// at: x=0.3 n=5
// value: 3.8577870304452824
// d x: 20.60640459611307
#include <math.h>
double f(double x, int n) {
  for (int k = 0; k < 3; k++) {
    int used = 0;
    double m[16];
    for (int i = 0; i < n; i++) {
      if (i == 0) continue;
      m[used++] = sin(x);
    }
    for (int i = 1; i < used; i++) m[i] += m[i - 1] * m[i];
    for (int i = 0; i < used; i++) x += 0.5 * m[i];
  }
  return x;
}
