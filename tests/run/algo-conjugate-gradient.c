// Conjugate gradients on a small system, work arrays on the heap.
// grad: f
// at: n=3 a=[4,1,0.5,1,5,-1,0.5,-1,6] b=[1,2,3]
// value: 2.7929061784897025
// d a: [0.006639166566301337,0.04678877899353528,0.048640739008274814,-0.10058350483909136,-0.2446224910849405,-0.33899807000878074,-0.11697316468992995,-0.22810902590731036,-0.34591609109331883]
// d b: [0.10530046761516267,1.0112154983269537,1.152693630903445]
#include <stdlib.h>
static double dot(int n, const double *x, const double *y) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += x[i] * y[i];
  return s;
}
double f(int n, const double *a, const double *b) {
  double *work = malloc(4 * (size_t)n * sizeof *work);
  if (!work)
    return -1;
  double *x = work, *r = work + n, *p = work + 2 * n, *q = work + 3 * n;
  for (int i = 0; i < n; i++) {
    x[i] = 0;
    r[i] = p[i] = b[i];
  }
  double rr = dot(n, r, r);
  for (int k = 0; k < 2; k++) {
    for (int i = 0; i < n; i++)
      q[i] = dot(n, a + i * n, p);
    double alpha = rr / dot(n, p, q);
    for (int i = 0; i < n; i++) {
      x[i] += alpha * p[i];
      r[i] -= alpha * q[i];
    }
    double next = dot(n, r, r), beta = next / rr;
    rr = next;
    for (int i = 0; i < n; i++)
      p[i] = r[i] + beta * p[i];
  }
  double s = dot(n, x, b);
  free(work);
  return s;
}
