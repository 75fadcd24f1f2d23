// Softmax cross entropy with a label.
// grad: f
// at: n=4 label=2 x=[1,3,2,-5] p=[0,0,0,0]
// value: 1.4078291030263277
// d x: [0.09001048611713294,0.6650925314115138,-0.7553261312170324,0.0002231136883856403]
// d p: [0,0,0,0]
#include <math.h>
double f(int n, int label, const double *x, double *p) {
  double m = -HUGE_VAL, z = 0;
  for (int i = 0; i < n; i++)
    m = x[i] > m ? x[i] : m;
  for (int i = 0; i < n; i++)
    z += p[i] = exp(x[i] - m);
  for (int i = 0; i < n; i++)
    p[i] /= z;
  return -log(p[label]);
}
