// One head of causal self-attention, sequence of 256, head size 64, scores in a work array; half the sum of squares of the output.
#include "bench.h"

enum { LENGTH = 256, HEAD = 64 };

static double dot(const double *R a, const double *R b) {
  double sum = 0;
  for (int i = 0; i < HEAD; i++)
    sum += a[i] * b[i];
  return sum;
}

// The maximum is found while the scores are written.
static double row_scores(int row, const double *R query, const double *R key, double *R score) {
  const double scale = 1 / sqrt((double)HEAD);
  double max = -HUGE_VAL;
  for (int j = 0; j <= row; j++) {
    score[j] = scale * dot(query, key + j * HEAD);
    if (score[j] > max)
      max = score[j];
  }
  return max;
}

static void softmax(int count, double max, double *R score) {
  double sum = 0;
  for (int j = 0; j < count; j++) {
    score[j] = exp(score[j] - max);
    sum += score[j];
  }
  for (int j = 0; j < count; j++)
    score[j] /= sum;
}

static void mix(int count, const double *R score, const double *R value, double *R out) {
  for (int d = 0; d < HEAD; d++)
    out[d] = 0;
  for (int j = 0; j < count; j++)
    for (int d = 0; d < HEAD; d++)
      out[d] += score[j] * value[j * HEAD + d];
}

// x holds queries, keys and values, each n × HEAD.
static double loss(int n, const double *R x, double *R score) {
  const double *query = x, *key = x + n * HEAD, *value = x + 2 * n * HEAD;
  double sum = 0;
  for (int i = 0; i < n; i++) {
    double out[HEAD], *row = score + i * n;
    double max = row_scores(i, query + i * HEAD, key, row);
    softmax(i + 1, max, row);
    mix(i + 1, row, value, out);
    for (int d = 0; d < HEAD; d++)
      sum += 0.5 * out[d] * out[d];
  }
  return sum;
}

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

// Row by row, with one row of weights. The output o is its own adjoint; ∂s_j = p_j (o·v_j − o·o).
static void by_hand(int n, const double *restrict x, double *restrict dx) {
  const double *key = x + n * HEAD, *value = x + 2 * n * HEAD;
  const double scale = 1 / sqrt((double)HEAD);
  double weight[LENGTH], out[HEAD], dquery[HEAD];
  for (int i = 0; i < n; i++) {
    const double *query = x + i * HEAD;
    softmax(i + 1, row_scores(i, query, key, weight), weight);
    mix(i + 1, weight, value, out);
    double square = dot(out, out);
    memset(dquery, 0, sizeof dquery);
    for (int j = 0; j <= i; j++) {
      const double *k = key + j * HEAD;
      double *dkey = dx + (n + j) * HEAD, *dvalue = dx + (2 * n + j) * HEAD;
      double p = weight[j], s = scale * p * (dot(out, value + j * HEAD) - square);
      for (int d = 0; d < HEAD; d++) {
        dvalue[d] += p * out[d];
        dquery[d] += s * k[d];
        dkey[d] += s * query[d];
      }
    }
    for (int d = 0; d < HEAD; d++)
      dx[i * HEAD + d] += dquery[d];
  }
}

static double score[LENGTH * LENGTH], dscore[LENGTH * LENGTH];
static int n;
static void resize(long size) { n = (int)size; }
static double primal(const double *x) { return loss(n, x, score); }
static void gradient(const double *x, double *dx) {
  memset(dscore, 0, sizeof(double) * (size_t)(n * n));
  __enzyme_autodiff((void *)loss, n, enzyme_dup, x, dx, enzyme_dup, score, dscore);
}
static void hand(const double *x, double *dx) { by_hand(n, x, dx); }

int main(void) {
  static double x[3 * LENGTH * HEAD];
  for (int i = 0; i < 3 * LENGTH * HEAD; i++)
    x[i] = cos(0.37 * i + 1e-4 * i * i);
  return bench((struct bench){"attention", LENGTH, 3 * LENGTH * HEAD, x, primal, gradient, hand, NULL, resize, .power = 2});
}
#endif
