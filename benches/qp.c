// Sixteen convex quadratic programmes of order 30 in a box by projected gradients; half the squared norm of the minima, by matrices and linear terms.
#include "bench.h"

enum { PROBLEMS = 16, N = 30, LIMIT = 500, INPUTS = N * N + N };

// By Gershgorin, no eigenvalue is larger.
static double bound(const double *R q) {
  double most = 0;
  for (int i = 0; i < N; i++) {
    double sum = 0;
    for (int j = 0; j < N; j++)
      sum += fabs(q[i * N + j]);
    most = fmax(most, sum);
  }
  return most;
}

// Minimises ½ zᵀ Q z + cᵀ z where |z| ≤ 1.
static void minimise(const double *R q, const double *R c, double *R z) {
  double step = 1.5 / bound(q), change = 1, g[N];
  for (int i = 0; i < N; i++)
    z[i] = 0;
  for (int k = 0; k < LIMIT && change > 1e-14; k++) {
    for (int i = 0; i < N; i++) {
      g[i] = c[i];
      for (int j = 0; j < N; j++)
        g[i] += q[i * N + j] * z[j];
    }
    change = 0;
    for (int i = 0; i < N; i++) {
      double next = z[i] - step * g[i];
      if (next > 1)
        next = 1;
      else if (next < -1)
        next = -1;
      change = fmax(change, fabs(next - z[i]));
      z[i] = next;
    }
  }
}

static double loss(int n, const double *R x, double *R z) {
  double sum = 0;
  for (int p = 0; p < n; p++) {
    minimise(x + p * INPUTS, x + p * INPUTS + N * N, z + p * N);
    for (int i = 0; i < N; i++)
      sum += 0.5 * z[p * N + i] * z[p * N + i];
  }
  return sum;
}

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

static double z[PROBLEMS * N], dz[PROBLEMS * N];

// At the minimum, Q z + c = 0 in the rows that are free: with Qᵀ l = z there, ∂c = −l and ∂Q = −l zᵀ. Q is symmetric: by Cholesky.
static void by_hand(int n, const double *restrict x, double *restrict dx) {
  loss(n, x, z);
  for (int p = 0; p < n; p++) {
    const double *restrict q = x + p * INPUTS, *restrict y = z + p * N;
    double *restrict d = dx + p * INPUTS, a[N][N], l[N];
    int at[N], count = 0;
    for (int i = 0; i < N; i++)
      if (fabs(y[i]) < 1)
        at[count++] = i;
    for (int i = 0; i < count; i++) {
      double v = y[at[i]];
      for (int j = 0; j <= i; j++) {
        double sum = q[at[i] * N + at[j]];
        for (int k = 0; k < j; k++)
          sum -= a[i][k] * a[j][k];
        a[i][j] = i == j ? 1 / sqrt(sum) : sum * a[j][j];
        if (j < i)
          v -= a[i][j] * l[j];
      }
      l[i] = v * a[i][i];
    }
    for (int i = count - 1; i >= 0; i--) {
      l[i] *= a[i][i];
      for (int j = 0; j < i; j++)
        l[j] -= a[i][j] * l[i];
    }
    for (int i = 0; i < count; i++) {
      d[N * N + at[i]] -= l[i];
      for (int j = 0; j < N; j++)
        d[at[i] * N + j] -= l[i] * y[j];
    }
  }
}

static int n;
static void resize(long size) { n = (int)size; }
static double primal(const double *x) { return loss(n, x, z); }
static void gradient(const double *x, double *dx) {
  memset(dz, 0, sizeof dz);
  __enzyme_autodiff((void *)loss, n, x, dx, enzyme_dup, z, dz);
}
static void hand(const double *x, double *dx) { by_hand(n, x, dx); }

int main(void) {
  static double x[PROBLEMS * INPUTS];
  for (int p = 0; p < PROBLEMS; p++)
    for (int i = 0; i < N; i++) {
      for (int j = 0; j <= i; j++)
        x[p * INPUTS + i * N + j] = x[p * INPUTS + j * N + i] = i == j ? 2.2 + sin(p + i) : cos(0.37 * i * i + j * j + p) / 8;
      x[p * INPUTS + N * N + i] = 2.5 * sin(1.3 * i * i + p);
    }
  return bench((struct bench){"qp", PROBLEMS, PROBLEMS * INPUTS, x, primal, gradient, hand, NULL, resize, .power = 1});
}
#endif
