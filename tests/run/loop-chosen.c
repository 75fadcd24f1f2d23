// What loops choose, and what they do not choose alone.
// grad: f
// at: x=[0.3,-0.7,1.1,0.9,1.05,0.4] n=6
// value: 61.964643029481898
// d x: [1.4876188214880149,-3.0831801372043701,53.849664812199421,0.7,1.2,-1.2330635616809076]
#include <math.h>
// The largest, first of equal ones; by a condition, and by fmax.
static double largest(int n, const double *x) {
  double m = x[0];
  for (int i = 1; i < n; i++)
    if (x[i] > m)
      m = x[i];
  double k = -5.0;
  for (int i = 0; i < n; i++)
    k = fmax(k, x[i] * x[i] - x[(i + 1) % n]);
  return m * m + sin(k);
}

// The smallest and the largest of something computed, at once.
static double both(int n, const double *x) {
  double low = 10.0, high = -10.0;
  for (int i = 0; i < n; i++) {
    double y = sin(x[i] * (i + 1)) * x[0];
    low = y < low ? y : low;
    high = y > high ? y : high;
  }
  return low * high + exp(high);
}

// The nearest that a ray meets: under conditions, with what it was, and nothing where there is none.
static double nearest(int n, const double *x, double from) {
  int hit = -1;
  double at = 0.0;
  for (int i = 0; i < n; i++) {
    double d = x[i] - from, root = d * d - 0.02;
    if (root <= 0.0)
      continue;
    double t = d - sqrt(root);
    if (t > 0.005 && (hit < 0 || t < at)) {
      hit = i;
      at = t;
    }
  }
  return hit < 0 ? from * from : at * x[hit];
}

// In two loops; the steps are given by what is read.
static double square(int n, const double *x) {
  double best = -10.0;
  for (int i = 0; i < n; i++)
    for (int j = i; j < n; j++) {
      double y = x[i] * x[j] - x[i];
      if (y > best)
        best = y;
    }
  return best;
}

// None: what replaces it depends on it; it is summed up, too; there are two that do.
static double others(int n, const double *x) {
  double m = x[0], s = 0.0, v = x[1];
  for (int i = 0; i < n; i++) {
    if (x[i] * 1.5 > m)
      m = 0.5 * m + x[i];
    s += m;
  }
  for (int i = 0; i < n; i++)
    if (x[i] > v)
      v = x[i] * x[i];
    else if (x[i] < -0.5)
      v = x[i] - 1.0;
  return m + 0.1 * s + v;
}

double f(const double *x, int n) {
  return largest(n, x) + both(n, x) + nearest(n, x, 0.1) * 0.3 + nearest(n, x, 7.0) * x[2] + square(n, x) + others(n, x);
}
