// Eigenvalues of 8 symmetric matrices of order 32: Householder in place, then implicit QL sweeps; the sum of log(1 + λ²), by the upper triangles.
#include "bench.h"

enum { MATRICES = 8, N = 32, SWEEPS = 5 };

// The upper triangle becomes diagonal d and off-diagonal e; row k keeps its reflector I − tau v vᵀ.
static void tridiagonalise(double *R a, double *R d, double *R e, double *R tau) {
  double p[N];
  for (int k = 0; k < N - 2; k++) {
    double *v = a + k * N, square = 0;
    for (int i = k + 1; i < N; i++)
      square += v[i] * v[i];
    double norm = sqrt(square), dot = 0;
    d[k] = v[k];
    e[k] = v[k + 1] > 0 ? -norm : norm;
    tau[k] = 1 / (norm * (norm + fabs(v[k + 1])));
    v[k + 1] -= e[k];
    for (int i = k + 1; i < N; i++)
      p[i] = 0;
    for (int i = k + 1; i < N; i++) {
      double sum = a[i * N + i] * v[i];
      for (int j = i + 1; j < N; j++) {
        sum += a[i * N + j] * v[j];
        p[j] += a[i * N + j] * v[i];
      }
      p[i] = tau[k] * (p[i] + sum);
      dot += p[i] * v[i];
    }
    for (int i = k + 1; i < N; i++)
      p[i] -= 0.5 * tau[k] * dot * v[i];
    for (int i = k + 1; i < N; i++)
      for (int j = i; j < N; j++)
        a[i * N + j] -= v[i] * p[j] + p[i] * v[j];
  }
  d[N - 2] = a[(N - 2) * N + N - 2];
  e[N - 2] = a[(N - 2) * N + N - 1];
  d[N - 1] = a[(N - 1) * N + N - 1];
}

// One sweep from the end up to row l with Wilkinson's shift.
static void sweep(int l, double *R d, double *R e) {
  double half = 0.5 * (d[l + 1] - d[l]), root = sqrt(half * half + e[l] * e[l]);
  double g = d[N - 1] - d[l] + e[l] * e[l] / (half < 0 ? half - root : half + root), s = 1, c = 1, p = 0;
  for (int i = N - 2; i >= l; i--) {
    double f = s * e[i], b = c * e[i], r = sqrt(f * f + g * g);
    if (i < N - 2)
      e[i + 1] = r;
    s = f / r;
    c = g / r;
    g = d[i + 1] - p;
    r = (d[i] - g) * s + 2 * c * b;
    p = s * r;
    d[i + 1] = g + p;
    g = c * r - b;
  }
  d[l] -= p;
  e[l] = g;
}

static void eigenvalues(double *R d, double *R e) {
  for (int l = 0; l < N - 1; l++)
    for (int k = 0; k < SWEEPS; k++)
      sweep(l, d, e);
}

static double loss(int n, const double *R x, double *R a) {
  double d[N], e[N], tau[N], sum = 0;
  for (int m = 0; m < n; m++) {
    for (int i = 0; i < N * N; i++)
      a[i] = x[m * N * N + i];
    tridiagonalise(a, d, e, tau);
    eigenvalues(d, e);
    for (int i = 0; i < N; i++)
      sum += log(1 + d[i] * d[i]);
  }
  return sum;
}

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

static double a[N * N], da[N * N];

// The eigenvector of the tridiagonal matrix by twisted factors: from both ends to where they meet with the least residual.
static void eigenvector(const double *restrict d, const double *restrict e, double value, double *restrict z) {
  double below[N], above[N], down[N], up[N], least = HUGE_VAL, square = 1;
  int at = 0;
  down[0] = d[0] - value;
  up[N - 1] = d[N - 1] - value;
  for (int i = 0, j = N - 1; i < N - 1; i++, j--) {
    below[i] = e[i] / down[i];
    down[i + 1] = d[i + 1] - value - below[i] * e[i];
    above[j] = e[j - 1] / up[j];
    up[j - 1] = d[j - 1] - value - above[j] * e[j - 1];
  }
  for (int i = 0; i < N; i++) {
    double residual = fabs(down[i] + up[i] - (d[i] - value));
    if (residual < least) {
      least = residual;
      at = i;
    }
  }
  z[at] = 1;
  for (int i = at; i > 0; i--) {
    z[i - 1] = -below[i - 1] * z[i];
    square += z[i - 1] * z[i - 1];
  }
  for (int i = at + 1; i < N; i++) {
    z[i] = -above[i] * z[i - 1];
    square += z[i] * z[i];
  }
  for (int i = 0; i < N; i++)
    z[i] *= 1 / sqrt(square);
}

// V diag(f′) Vᵀ with the eigenvectors of the tridiagonal matrix, taken back through the reflectors.
static void by_hand(int n, const double *restrict x, double *restrict dx) {
  double d[N], e[N], tau[N], values[N], rest[N], v[N][N], z[N][N];
  for (int m = 0; m < n; m++, x += N * N, dx += N * N) {
    memcpy(a, x, sizeof a);
    tridiagonalise(a, d, e, tau);
    memcpy(values, d, sizeof d);
    memcpy(rest, e, sizeof e);
    eigenvalues(values, rest);
    for (int k = 0; k < N; k++)
      eigenvector(d, e, values[k], z[k]);
    for (int i = 0; i < N; i++)
      for (int k = 0; k < N; k++)
        v[i][k] = z[k][i];
    for (int k = N - 3; k >= 0; k--) {
      double u[N] = {0};
      for (int i = k + 1; i < N; i++)
        for (int j = 0; j < N; j++)
          u[j] += a[k * N + i] * v[i][j];
      for (int i = k + 1; i < N; i++) {
        double t = tau[k] * a[k * N + i];
        for (int j = 0; j < N; j++)
          v[i][j] -= t * u[j];
      }
    }
    for (int k = 0; k < N; k++)
      for (int i = 0; i < N; i++)
        z[k][i] = v[i][k];
    for (int i = 0; i < N; i++) {
      double row[N] = {0};
      for (int k = 0; k < N; k++) {
        double t = 2 * values[k] / (1 + values[k] * values[k]) * v[i][k];
        for (int j = i; j < N; j++)
          row[j] += t * z[k][j];
      }
      dx[i * N + i] += row[i];
      for (int j = i + 1; j < N; j++)
        dx[i * N + j] += 2 * row[j];
    }
  }
}

static int n;
static void resize(long size) { n = (int)size; }
static double primal(const double *x) { return loss(n, x, a); }
static void gradient(const double *x, double *dx) {
  memset(da, 0, sizeof da);
  __enzyme_autodiff((void *)loss, n, x, dx, enzyme_dup, a, da);
}
static void hand(const double *x, double *dx) { by_hand(n, x, dx); }

int main(void) {
  static double x[MATRICES * N * N];
  for (int m = 0; m < MATRICES; m++)
    for (int i = 0; i < N; i++)
      for (int j = i; j < N; j++)
        x[(m * N + i) * N + j] = i == j ? 0.2 * (i - 15.3) + 0.1 * sin(m + i) : 0.2 * cos(0.37 * i * j + i + j + m);
  return bench((struct bench){"eigen-qr", MATRICES, MATRICES * N * N, x, primal, gradient, hand, NULL, resize, .power = 1});
}
#endif
