// Each call has arrays of variable length: in a function that calls itself, in its loops, and merged back.
// grad: f
// at: x=[0.5,-0.7,0.9,0.3] n=4
// value: 5.8427981180603906
// d x: [3.6198349248287822,-2.3395633968768265,13.691916849525092,2.1771480918106933]
#include <math.h>
#include <string.h>
static double deeper(const double *x, int n) {
  double t[n], s = 0;
  for (int i = 0; i < n; i++)
    t[i] = x[i] * x[i];
  if (n > 1)
    s = deeper(t, n - 1) * 0.5;
  for (int k = 1; k <= n; k++) {
    double u[k];
    for (int i = 0; i < k; i++)
      u[i] = t[i] * x[k - 1];
    if (k < n)
      s += deeper(u, k) * 0.25;
    for (int i = 0; i < k; i++)
      s += sin(u[i]) * t[i];
  }
  return s;
}
static void sorted(double *x, int n) {
  if (n < 2)
    return;
  int m = n / 2, i = 0, j = 0, k = 0;
  double l[m], r[n - m];
  memcpy(l, x, sizeof l);
  memcpy(r, x + m, sizeof r);
  sorted(l, m);
  sorted(r, n - m);
  while (i < m && j < n - m)
    if (l[i] < r[j])
      x[k++] = l[i++];
    else
      x[k++] = r[j++];
  while (i < m)
    x[k++] = l[i++];
  while (j < n - m)
    x[k++] = r[j++];
}
double f(const double *x, int n) {
  double t[n], s = deeper(x, n);
  memcpy(t, x, sizeof t);
  sorted(t, n);
  for (int i = 0; i < n; i++)
    s += t[i] * t[i] * (i + 1);
  return s;
}
