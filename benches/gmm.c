// The log likelihood of a Gaussian mixture with a Wishart prior, over mixture weights, means and the Cholesky-like
// factors of the precisions (log diagonals, then strict lower triangles by rows): d = 10, K = 200, n = 1000.
#include "bench.h"

enum { D = 10, K = 200, N = 1000, LOWER = D * (D - 1) / 2, PARAMETERS = K * (1 + D + D + LOWER) };

struct mixture {
  double alpha[K], mean[K][D], logdiag[K][D], lower[K][LOWER];
};
_Static_assert(sizeof(struct mixture) == PARAMETERS * sizeof(double), "a flat vector of parameters");

// y = Q c for one component, c = x − mean; returns ‖y‖².
static double whiten(const double *restrict diag, const double *restrict lower, const double *restrict mean,
                     const double *restrict x, double *restrict y) {
  double c[D], square = 0;
  for (int r = 0; r < D; r++) {
    c[r] = x[r] - mean[r];
    y[r] = diag[r] * c[r];
    for (int s = 0; s < r; s++)
      y[r] += lower[r * (r - 1) / 2 + s] * c[s];
    square += y[r] * y[r];
  }
  return square;
}

static double logsumexp(const double *restrict v) {
  double largest = v[0], sum = 0;
  for (int k = 1; k < K; k++)
    largest = v[k] > largest ? v[k] : largest;
  for (int k = 0; k < K; k++)
    sum += exp(v[k] - largest);
  return largest + log(sum);
}

static double likelihood(const struct mixture *restrict m, const double *restrict data, int n) {
  static const double LOG_TWO_PI = 1.8378770664093453;
  double diag[K][D], logdet[K], prior = 0, total = 0;
  for (int k = 0; k < K; k++) {
    logdet[k] = 0;
    for (int r = 0; r < D; r++) {
      diag[k][r] = exp(m->logdiag[k][r]);
      logdet[k] += m->logdiag[k][r];
      prior += diag[k][r] * diag[k][r];
    }
    for (int l = 0; l < LOWER; l++)
      prior += m->lower[k][l] * m->lower[k][l];
  }
  for (int i = 0; i < n; i++) {
    double term[K], y[D];
    for (int k = 0; k < K; k++)
      term[k] = m->alpha[k] + logdet[k] - 0.5 * whiten(diag[k], m->lower[k], m->mean[k], data + i * D, y);
    total += logsumexp(term);
  }
  return total - n * (logsumexp(m->alpha) + 0.5 * D * LOG_TWO_PI) - 0.5 * prior;
}

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

// The contribution of one point and one component of responsibility w.
static void component_adjoint(const double *restrict diag, const double *restrict lower, const double *restrict mean,
                              const double *restrict x, const double *restrict y, double w, double *restrict dmean,
                              double *restrict dlogdiag, double *restrict dlower) {
  double c[D], dc[D];
  for (int r = 0; r < D; r++) {
    c[r] = x[r] - mean[r];
    dc[r] = 0;
  }
  for (int r = 0; r < D; r++) {
    double dy = -w * y[r];
    dlogdiag[r] += w + dy * diag[r] * c[r];
    dc[r] += dy * diag[r];
    for (int s = 0; s < r; s++) {
      dlower[r * (r - 1) / 2 + s] += dy * c[s];
      dc[s] += dy * lower[r * (r - 1) / 2 + s];
    }
  }
  for (int r = 0; r < D; r++)
    dmean[r] -= dc[r];
}

static void by_hand(const struct mixture *restrict m, struct mixture *restrict dm, const double *restrict data, int n) {
  static double diag[K][D], logdet[K], term[K], y[K][D];
  for (int k = 0; k < K; k++) {
    logdet[k] = 0;
    for (int r = 0; r < D; r++) {
      diag[k][r] = exp(m->logdiag[k][r]);
      logdet[k] += m->logdiag[k][r];
      dm->logdiag[k][r] -= diag[k][r] * diag[k][r];
    }
    for (int l = 0; l < LOWER; l++)
      dm->lower[k][l] -= m->lower[k][l];
  }
  for (int i = 0; i < n; i++) {
    const double *x = data + i * D;
    for (int k = 0; k < K; k++)
      term[k] = m->alpha[k] + logdet[k] - 0.5 * whiten(diag[k], m->lower[k], m->mean[k], x, y[k]);
    double all = logsumexp(term);
    for (int k = 0; k < K; k++) {
      double w = exp(term[k] - all);
      dm->alpha[k] += w;
      component_adjoint(diag[k], m->lower[k], m->mean[k], x, y[k], w, dm->mean[k], dm->logdiag[k], dm->lower[k]);
    }
  }
  double all = logsumexp(m->alpha);
  for (int k = 0; k < K; k++)
    dm->alpha[k] -= n * exp(m->alpha[k] - all);
}

BY_TAPE void gmm_by_tape(const double *x, double *dx, const double *data, int n);

static double data[N * D];
static int n;
static void resize(long size) { n = (int)size; }
static double primal(const double *x) { return likelihood((const struct mixture *)x, data, n); }
static void gradient(const double *x, double *dx) {
  __enzyme_autodiff((void *)likelihood, enzyme_dup, x, dx, enzyme_const, data, n);
}
static void hand(const double *x, double *dx) { by_hand((const struct mixture *)x, (struct mixture *)dx, data, n); }
static void tape(const double *x, double *dx) { gmm_by_tape(x, dx, data, n); }

int main(void) {
  static double x[PARAMETERS];
  for (int i = 0; i < PARAMETERS; i++)
    x[i] = 0.3 * sin(1.7 * i);
  for (int i = 0; i < N * D; i++)
    data[i] = cos(0.9 * i) + 0.2 * sin(3.1 * i);
  return bench((struct bench){
      "gmm", N, PARAMETERS, x, primal, gradient, hand, gmm_by_tape ? tape : NULL, resize, .power = 1});
}
#endif
