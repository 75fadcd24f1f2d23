// Blocks of growing size in a loop: some freed at once, some kept in an array of pointers.
// grad: f
// at: x=[0.422,0.351,0.6,0.361,0.439,0.062,0.047,-0.345,-0.311,-0.583] n=10
// value: 4.523077557950999
// d x: [7.246687549999999,6.581733224,8.046779707999999,4.2813119539999995,4.955515710999999,2.7725515219999997,1.6424600459999998,-1.678423184,-7.090097245999999,-1.958416515]
#include <stdlib.h>
double f(const double *x, int n) {
  double *keep[16];
  int nk = 0;
  double s = 0;
  for (int i = 1; i <= n; i++) {
    double *t = malloc(i * sizeof *t);
    for (int j = 0; j < i; j++)
      t[j] = x[j] * x[i - 1] + (j ? t[j - 1] : 0);
    if (i % 3 == 0) {
      keep[nk++] = t;
    } else {
      s += t[i - 1] * t[i / 2];
      free(t);
    }
  }
  for (int k = 0; k < nk; k++) {
    for (int j = 0; j < 3 * (k + 1); j++)
      s += keep[k][j] * keep[k][j % 3];
    free(keep[k]);
  }
  return s;
}
