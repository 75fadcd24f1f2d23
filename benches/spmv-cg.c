// Conjugate gradients, 30 iterations, with −div(c grad u) on 40 × 40 cells as compressed rows; half the squared norm, by c and the right side.
#include "bench.h"

enum { SIDE = 40, CELLS = SIDE * SIDE, ITERATIONS = 30 };

// Rows as in the usual format: entries from row[i] to row[i + 1], columns in rising order.
struct csr {
  int n;
  int *row, *column;
  double *value;
};

static void assemble(const struct csr *m, const double *R c) {
  for (int i = 0; i < m->n; i++) {
    int diagonal = 0;
    double sum = 0;
    for (int e = m->row[i]; e < m->row[i + 1]; e++) {
      int j = m->column[e];
      if (j == i) {
        diagonal = e;
        continue;
      }
      double w = 0.5 * (c[i] + c[j]);
      m->value[e] = -w;
      sum += w;
    }
    // What lacks of four neighbours is boundary, where u is zero.
    int neighbours = m->row[i + 1] - m->row[i] - 1;
    m->value[diagonal] = sum + (4 - neighbours) * c[i];
  }
}

static void multiply(const struct csr *m, const double *R p, double *R q) {
  for (int i = 0; i < m->n; i++) {
    double sum = 0;
    for (int e = m->row[i]; e < m->row[i + 1]; e++)
      sum += m->value[e] * p[m->column[e]];
    q[i] = sum;
  }
}

static double dot(int n, const double *R a, const double *R b) {
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += a[i] * b[i];
  return sum;
}

static void solve(const struct csr *m, const double *R b, double *R u, double *R work) {
  int n = m->n;
  double *r = work, *p = work + n, *q = work + 2 * n;
  for (int i = 0; i < n; i++) {
    u[i] = 0;
    r[i] = p[i] = b[i];
  }
  double rr = dot(n, r, r);
  for (int k = 0; k < ITERATIONS; k++) {
    multiply(m, p, q);
    double alpha = rr / dot(n, p, q);
    for (int i = 0; i < n; i++) {
      u[i] += alpha * p[i];
      r[i] -= alpha * q[i];
    }
    double next = dot(n, r, r), beta = next / rr;
    for (int i = 0; i < n; i++)
      p[i] = r[i] + beta * p[i];
    rr = next;
  }
}

static double loss(const struct csr *m, const double *R x, double *R work) {
  int n = m->n;
  assemble(m, x);
  solve(m, x + n, work, work + n);
  return 0.5 * dot(n, work, work);
}

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

static int row[CELLS + 1], column[5 * CELLS];
static double value[5 * CELLS], dvalue[5 * CELLS], work[4 * CELLS], dwork[4 * CELLS];
static struct csr m = {CELLS, row, column, value}, dm = {CELLS, row, column, dvalue};

// The iteration backwards; p and A p are kept, the residual is taken back step by step. The matrix is symmetric: Aᵀ dq = A dq.
static void by_hand(const double *restrict c, double *restrict dc) {
  static double ps[ITERATIONS + 1][CELLS], qs[ITERATIONS][CELLS], dr[CELLS], dp[CELLS], dq[CELLS];
  double alphas[ITERATIONS], pqs[ITERATIONS], rrs[ITERATIONS + 1];
  int n = m.n;
  double *restrict u = work, *restrict r = work + n;
  assemble(&m, c);
  for (int i = 0; i < n; i++) {
    u[i] = 0;
    r[i] = ps[0][i] = c[n + i];
  }
  rrs[0] = dot(n, r, r);
  for (int k = 0; k < ITERATIONS; k++) {
    const double *restrict p = ps[k];
    double *restrict q = qs[k];
    multiply(&m, p, q);
    pqs[k] = dot(n, p, q);
    double alpha = alphas[k] = rrs[k] / pqs[k];
    for (int i = 0; i < n; i++) {
      u[i] += alpha * p[i];
      r[i] -= alpha * q[i];
    }
    rrs[k + 1] = dot(n, r, r);
    double beta = rrs[k + 1] / rrs[k];
    for (int i = 0; i < n; i++)
      ps[k + 1][i] = r[i] + beta * p[i];
  }
  memset(dr, 0, sizeof dr);
  memset(dp, 0, sizeof dp);
  memset(dvalue, 0, sizeof dvalue);
  double drr = 0;
  for (int k = ITERATIONS - 1; k >= 0; k--) {
    const double *restrict p = ps[k], *restrict q = qs[k];
    double alpha = alphas[k], beta = rrs[k + 1] / rrs[k], dbeta = dot(n, dp, p), dnext = 2 * (drr + dbeta / rrs[k]), dalpha = 0;
    for (int i = 0; i < n; i++) {
      double d = dr[i] + dp[i] + dnext * r[i];
      dalpha += u[i] * p[i] - d * q[i];
      r[i] += alpha * q[i];
      dr[i] = d;
    }
    double dpq = -dalpha * alpha / pqs[k];
    drr = dalpha / pqs[k] - dbeta * beta / rrs[k];
    for (int i = 0; i < n; i++)
      dq[i] = dpq * p[i] - alpha * dr[i];
    for (int i = 0; i < n; i++) {
      double sum = beta * dp[i] + alpha * u[i] + dpq * q[i], d = dq[i];
      for (int e = row[i]; e < row[i + 1]; e++) {
        int j = column[e];
        sum += value[e] * dq[j];
        dvalue[e] += d * p[j];
      }
      dp[i] = sum;
    }
  }
  for (int i = 0; i < n; i++) {
    double dd = 0, sum = 0;
    dc[n + i] += dr[i] + dp[i] + 2 * drr * r[i];
    for (int e = row[i]; e < row[i + 1]; e++)
      if (column[e] == i)
        dd = dvalue[e];
    for (int e = row[i]; e < row[i + 1]; e++) {
      double dw = 0.5 * (dd - dvalue[e]);
      dc[column[e]] += dw;
      sum += dw;
    }
    dc[i] += sum + (4 - (row[i + 1] - row[i] - 1)) * dd;
  }
}

static void resize(long size) {
  int entries = 0, rows = (int)size;
  for (int i = 0; i < rows; i++)
    for (int j = 0; j < SIDE; j++) {
      int at = i * SIDE + j;
      int near[5] = {at - SIDE, at - 1, at, at + 1, at + SIDE}, there[5] = {i > 0, j > 0, 1, j < SIDE - 1, i < rows - 1};
      row[at] = entries;
      for (int k = 0; k < 5; k++)
        if (there[k])
          column[entries++] = near[k];
    }
  row[rows * SIDE] = entries;
  m.n = dm.n = rows * SIDE;
}
static double primal(const double *x) { return loss(&m, x, work); }
static void gradient(const double *x, double *dx) {
  memset(dvalue, 0, sizeof dvalue);
  memset(dwork, 0, sizeof dwork);
  __enzyme_autodiff((void *)loss, enzyme_dup, &m, &dm, enzyme_dup, x, dx, enzyme_dup, work, dwork);
}
static void hand(const double *x, double *dx) { by_hand(x, dx); }

int main(void) {
  static double x[2 * CELLS];
  for (int i = 0; i < 2 * CELLS; i++)
    x[i] = 1.5 + cos(0.37 * i * i);
  return bench((struct bench){"spmv-cg", SIDE, 2 * CELLS, x, primal, gradient, hand, NULL, resize, .power = 1});
}
#endif
