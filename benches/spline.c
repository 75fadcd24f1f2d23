// A natural cubic spline through 2000 knots, evaluated at 8000 points; half the squared distance from data, by the values at the knots.
#include "bench.h"

enum { KNOTS = 2000, EACH = 4, POINTS = EACH * KNOTS };

struct knots {
  int n;
  const double *t;
};

// The second derivatives m, by elimination in a tridiagonal system; c takes the quotients above the diagonal.
static void second_derivatives(const struct knots *R k, const double *R y, double *R c, double *R m) {
  const double *t = k->t;
  int n = k->n;
  c[0] = m[0] = m[n - 1] = 0;
  for (int i = 1; i < n - 1; i++) {
    double before = t[i] - t[i - 1], after = t[i + 1] - t[i];
    double pivot = 2 * (before + after) - before * c[i - 1];
    double jump = (y[i + 1] - y[i]) / after - (y[i] - y[i - 1]) / before;
    c[i] = after / pivot;
    m[i] = (6 * jump - before * m[i - 1]) / pivot;
  }
  for (int i = n - 2; i > 0; i--)
    m[i] -= c[i] * m[i + 1];
}

static int locate(const struct knots *R k, double at) {
  int low = 0, high = k->n - 1;
  while (high - low > 1) {
    int middle = (low + high) / 2;
    if (k->t[middle] > at)
      high = middle;
    else
      low = middle;
  }
  return low;
}

static double evaluate(const struct knots *R k, const double *R y, const double *R m, double at) {
  int i = locate(k, at);
  double h = k->t[i + 1] - k->t[i], a = (k->t[i + 1] - at) / h, b = (at - k->t[i]) / h;
  return a * y[i] + b * y[i + 1] + ((a * a * a - a) * m[i] + (b * b * b - b) * m[i + 1]) * h * h / 6;
}

static double loss(int n, const double *R y, const double *R t, const double *R at, const double *R data, double *R c, double *R m) {
  struct knots k = {n, t};
  second_derivatives(&k, y, c, m);
  double sum = 0;
  for (int p = 0; p < EACH * n; p++) {
    double gap = evaluate(&k, y, m, at[p]) - data[p];
    sum += 0.5 * gap * gap;
  }
  return sum;
}

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

static double c[KNOTS], m[KNOTS], dm[KNOTS];

// Each point is found once. The system is symmetric: with the adjoint of m as right side it yields that of the jumps.
static void by_hand(int n, const double *restrict y, double *restrict dy, const double *restrict t, const double *restrict at,
                    const double *restrict data) {
  struct knots k = {n, t};
  static double inverse[KNOTS];
  double slope = (y[1] - y[0]) / (t[1] - t[0]);
  c[0] = m[0] = m[n - 1] = 0;
  for (int i = 1; i < n - 1; i++) {
    double before = t[i] - t[i - 1], after = t[i + 1] - t[i], next = (y[i + 1] - y[i]) / after;
    inverse[i] = 1 / (2 * (before + after) - before * c[i - 1]);
    c[i] = after * inverse[i];
    m[i] = (6 * (next - slope) - before * m[i - 1]) * inverse[i];
    slope = next;
  }
  for (int i = n - 2; i > 0; i--)
    m[i] -= c[i] * m[i + 1];
  memset(dm, 0, sizeof(double) * (size_t)n);
  for (int p = 0; p < EACH * n; p++) {
    int i = locate(&k, at[p]);
    double h = t[i + 1] - t[i], over = 1 / h, a = (t[i + 1] - at[p]) * over, b = (at[p] - t[i]) * over;
    double sixth = h * h / 6, am = (a * a * a - a) * sixth, bm = (b * b * b - b) * sixth;
    double gap = a * y[i] + b * y[i + 1] + am * m[i] + bm * m[i + 1] - data[p];
    dy[i] += gap * a;
    dy[i + 1] += gap * b;
    dm[i] += gap * am;
    dm[i + 1] += gap * bm;
  }
  dm[0] = dm[n - 1] = 0;
  for (int i = 1; i < n - 1; i++)
    dm[i] = (dm[i] - (t[i] - t[i - 1]) * dm[i - 1]) * inverse[i];
  for (int i = n - 2; i > 0; i--)
    dm[i] -= c[i] * dm[i + 1];
  for (int i = 0; i < n - 1; i++) {
    double g = 6 * (dm[i] - dm[i + 1]) / (t[i + 1] - t[i]);
    dy[i + 1] += g;
    dy[i] -= g;
  }
}

static double t[KNOTS], at[POINTS], data[POINTS];
static int n;
// The points lie between the first and the last knot.
static void resize(long size) {
  n = (int)size;
  for (int p = 0; p < EACH * n; p++)
    at[p] = t[n - 1] * (0.5 + 0.4999 * sin(1.7 * p));
}
static double primal(const double *y) { return loss(n, y, t, at, data, c, m); }
static void gradient(const double *y, double *dy) {
  memset(dm, 0, sizeof(double) * (size_t)n);
  __enzyme_autodiff((void *)loss, n, enzyme_dup, y, dy, enzyme_const, t, enzyme_const, at, enzyme_const, data, enzyme_const, c, enzyme_dup, m, dm);
}
static void hand(const double *y, double *dy) { by_hand(n, y, dy, t, at, data); }

int main(void) {
  static double y[KNOTS];
  for (int i = 0; i < KNOTS; i++) {
    t[i] = i + 0.3 * sin(i);
    y[i] = sin(0.05 * i) + 0.2 * cos(1.1 * i);
  }
  for (int p = 0; p < POINTS; p++)
    data[p] = 0.5 * cos(0.01 * p);
  return bench((struct bench){"spline", KNOTS, KNOTS, y, primal, gradient, hand, NULL, resize, .power = 1});
}
#endif
