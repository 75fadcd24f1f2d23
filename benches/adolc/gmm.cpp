// The log likelihood of a Gaussian mixture with a Wishart prior; parameters as in gmm.c.
#include "tape.h"

static const int D = 10, K = 200, LOWER = D * (D - 1) / 2, PARAMETERS = K * (1 + D + D + LOWER);

static adouble logsumexp(const adouble *v) {
  adouble largest = v[0], sum = 0;
  for (int k = 1; k < K; k++)
    largest = fmax(largest, v[k]);
  for (int k = 0; k < K; k++)
    sum += exp(v[k] - largest);
  return largest + log(sum);
}

// ‖Q (x − mean)‖² for one component.
static adouble distance(const adouble *diag, const adouble *lower, const adouble *mean, const double *x) {
  adouble c[D], square = 0;
  for (int r = 0; r < D; r++) {
    c[r] = x[r] - mean[r];
    adouble y = diag[r] * c[r];
    for (int s = 0; s < r; s++)
      y += lower[r * (r - 1) / 2 + s] * c[s];
    square += y * y;
  }
  return square;
}

static adouble likelihood(const adouble *alpha, const double *data, int n) {
  const adouble *mean = alpha + K, *logdiag = mean + K * D, *lower = logdiag + K * D;
  std::vector<adouble> diag(K * D), logdet(K), term(K);
  adouble prior = 0, total = 0;
  for (int k = 0; k < K; k++) {
    logdet[k] = 0;
    for (int r = k * D; r < (k + 1) * D; r++) {
      diag[r] = exp(logdiag[r]);
      logdet[k] += logdiag[r];
      prior += diag[r] * diag[r];
    }
    for (int l = k * LOWER; l < (k + 1) * LOWER; l++)
      prior += lower[l] * lower[l];
  }
  for (int i = 0; i < n; i++) {
    for (int k = 0; k < K; k++)
      term[k] = alpha[k] + logdet[k] - 0.5 * distance(&diag[k * D], lower + k * LOWER, mean + k * D, data + i * D);
    total += logsumexp(term.data());
  }
  return total - n * (logsumexp(alpha) + 0.5 * D * std::log(2 * M_PI)) - 0.5 * prior;
}

extern "C" void gmm_by_tape(const double *x, double *dx, const double *data, int n) {
  by_tape(PARAMETERS, x, dx, [=](const adouble *a) { return likelihood(a, data, n); });
}
