// Elements of a structure are cleared in part, again and again: each part is shorter than an element.
// grad: f
// at: n=5 y=[-0.65,1.49,1.28,-0.48,-0.39,0.13,-0.22,-0.1]
// value: 1.006512818359474
// d y: [0,0,0,0,0,0,0,0]
#include <math.h>
struct S {
  double a;
  int k;
  float f;
  double c, b[8];
};
double f(double *y, int n) {
  double v = 0;
  for (int i = 0; i < 8; i++) {
    struct S t[3];
    for (int j = 0; j < 3; j++) t[j] = (struct S){0.5, j, 0.5 * j, 0.5, {0.25 * j, 1.0}};
    t[1].b[(i + 1) & 7] = sin(y[i]);
    v += tanh(t[n & 1].b[i & 7]);
  }
  return v;
}
