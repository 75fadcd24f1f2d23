// A perceptron 64-128-64-10 with tanh and softmax cross entropy over a batch of 64, layer outputs in work arrays; by all weights.
#include "bench.h"

enum { BATCH = 64, IN = 64, H1 = 128, H2 = 64, OUT = 10 };
enum { W1 = 0, B1 = W1 + H1 * IN, W2 = B1 + H1, B2 = W2 + H2 * H1, W3 = B2 + H2, B3 = W3 + OUT * H2, WEIGHTS = B3 + OUT };

static void linear(int in, int out, const double *R w, const double *R b, const double *R x, double *R y) {
  for (int o = 0; o < out; o++) {
    double sum = b[o];
    for (int i = 0; i < in; i++)
      sum += w[o * in + i] * x[i];
    y[o] = sum;
  }
}

static void activate(int n, double *R y) {
  for (int i = 0; i < n; i++)
    y[i] = tanh(y[i]);
}

static double cross_entropy(const double *R z, int label) {
  double max = z[0], sum = 0;
  for (int o = 1; o < OUT; o++)
    if (z[o] > max)
      max = z[o];
  for (int o = 0; o < OUT; o++)
    sum += exp(z[o] - max);
  return log(sum) + max - z[label];
}

static double loss(int batch, const double *R x, const double *R input, const int *R label, double *R h1, double *R h2, double *R z) {
  for (int s = 0; s < batch; s++)
    linear(IN, H1, x + W1, x + B1, input + s * IN, h1 + s * H1);
  activate(batch * H1, h1);
  for (int s = 0; s < batch; s++)
    linear(H1, H2, x + W2, x + B2, h1 + s * H1, h2 + s * H2);
  activate(batch * H2, h2);
  for (int s = 0; s < batch; s++)
    linear(H2, OUT, x + W3, x + B3, h2 + s * H2, z + s * OUT);
  double sum = 0;
  for (int s = 0; s < batch; s++)
    sum += cross_entropy(z + s * OUT, label[s]);
  return sum / batch;
}

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

// ∂w += ∂y xᵀ, ∂b += ∂y; into dx the adjoint of the input, times the slope of its tanh.
static void linear_adjoint(int in, int out, const double *restrict w, double *restrict dw, double *restrict db, const double *restrict x,
                           double *restrict dx, const double *restrict dy) {
  memset(dx, 0, sizeof(double) * (size_t)in);
  for (int o = 0; o < out; o++) {
    double g = dy[o];
    db[o] += g;
    for (int i = 0; i < in; i++) {
      dw[o * in + i] += g * x[i];
      dx[i] += g * w[o * in + i];
    }
  }
  for (int i = 0; i < in; i++)
    dx[i] *= 1 - x[i] * x[i];
}

// One sample at a time, forwards and backwards.
static void by_hand(int batch, const double *restrict x, double *restrict dx, const double *restrict input, const int *restrict label) {
  double h1[H1], h2[H2], z[OUT], d1[H1], d2[H2];
  for (int s = 0; s < batch; s++) {
    const double *in = input + s * IN;
    linear(IN, H1, x + W1, x + B1, in, h1);
    activate(H1, h1);
    linear(H1, H2, x + W2, x + B2, h1, h2);
    activate(H2, h2);
    linear(H2, OUT, x + W3, x + B3, h2, z);
    double max = z[0], sum = 0;
    for (int o = 1; o < OUT; o++)
      max = z[o] > max ? z[o] : max;
    for (int o = 0; o < OUT; o++)
      sum += z[o] = exp(z[o] - max);
    for (int o = 0; o < OUT; o++)
      z[o] = (z[o] / sum - (o == label[s])) / batch;
    linear_adjoint(H2, OUT, x + W3, dx + W3, dx + B3, h2, d2, z);
    linear_adjoint(H1, H2, x + W2, dx + W2, dx + B2, h1, d1, d2);
    for (int o = 0; o < H1; o++) {
      dx[B1 + o] += d1[o];
      for (int i = 0; i < IN; i++)
        dx[W1 + o * IN + i] += d1[o] * in[i];
    }
  }
}

static double input[BATCH * IN], h1[BATCH * H1], h2[BATCH * H2], z[BATCH * OUT], dh1[BATCH * H1], dh2[BATCH * H2], dz[BATCH * OUT];
static int label[BATCH], batch;
static void resize(long size) { batch = (int)size; }
static double primal(const double *x) { return loss(batch, x, input, label, h1, h2, z); }
static void gradient(const double *x, double *dx) {
  memset(dh1, 0, sizeof(double) * (size_t)(batch * H1));
  memset(dh2, 0, sizeof(double) * (size_t)(batch * H2));
  memset(dz, 0, sizeof(double) * (size_t)(batch * OUT));
  __enzyme_autodiff((void *)loss, batch, enzyme_dup, x, dx, enzyme_const, input, enzyme_const, label, enzyme_dup, h1, dh1, enzyme_dup, h2, dh2,
                    enzyme_dup, z, dz);
}
static void hand(const double *x, double *dx) { by_hand(batch, x, dx, input, label); }

int main(void) {
  static double x[WEIGHTS];
  for (int i = 0; i < WEIGHTS; i++)
    x[i] = 0.2 * cos(0.37 * i + 1e-4 * i * i);
  for (int i = 0; i < BATCH * IN; i++)
    input[i] = sin(0.11 * i + 1e-3 * i * i);
  for (int s = 0; s < BATCH; s++)
    label[s] = 7 * s % OUT;
  return bench((struct bench){"mlp", BATCH, WEIGHTS, x, primal, gradient, hand, NULL, resize, .power = 1});
}
#endif
