// Fourier transforms of four signals of 4096 complex numbers, in place, radix 2 with bit reversal and a table; the sum of logarithms of power.
#include "bench.h"

enum { SIZE = 4096, SIGNALS = 4 };

struct complex {
  double re, im;
};

static void bit_reverse(int n, struct complex *R z) {
  for (int i = 1, j = 0; i < n; i++) {
    int bit = n >> 1;
    for (; j & bit; bit >>= 1)
      j ^= bit;
    j ^= bit;
    if (i < j) {
      struct complex t = z[i];
      z[i] = z[j];
      z[j] = t;
    }
  }
}

// The table is that of SIZE.
static void transform(int n, const struct complex *R twiddle, struct complex *R z) {
  bit_reverse(n, z);
  for (int length = 2; length <= n; length *= 2) {
    int half = length / 2, stride = SIZE / length;
    for (int i = 0; i < n; i += length)
      for (int j = 0; j < half; j++) {
        struct complex w = twiddle[j * stride], *a = &z[i + j], *b = &z[i + j + half];
        double re = w.re * b->re - w.im * b->im, im = w.re * b->im + w.im * b->re;
        b->re = a->re - re;
        b->im = a->im - im;
        a->re += re;
        a->im += im;
      }
  }
}

static double log_power(int n, const struct complex *R z) {
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += log(1 + (z[i].re * z[i].re + z[i].im * z[i].im) / n);
  return sum;
}

// One signal after the other in the same work array.
static double loss(int n, const double *R x, const struct complex *R twiddle, struct complex *R z) {
  double sum = 0;
  for (int s = 0; s < SIGNALS; s++) {
    const double *signal = x + 2 * n * s;
    for (int i = 0; i < n; i++) {
      z[i].re = signal[2 * i];
      z[i].im = signal[2 * i + 1];
    }
    transform(n, twiddle, z);
    sum += log_power(n, z);
  }
  return sum;
}

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

static int next_reversed(int n, int j) {
  int bit = n >> 1;
  for (; j & bit; bit >>= 1)
    j ^= bit;
  return j ^ bit;
}

// One signal. The first stage is joined to the reversal; backwards the stages come in the other order with conjugate factors.
static void by_hand(int n, const double *restrict x, double *restrict dx, const struct complex *restrict twiddle, struct complex *restrict z) {
  int middle = n / 2;
  for (int i = 0, j = 0; i < n; i += 2) {
    const double *a = x + 2 * j, *b = x + 2 * (j + middle);
    z[i] = (struct complex){a[0] + b[0], a[1] + b[1]};
    z[i + 1] = (struct complex){a[0] - b[0], a[1] - b[1]};
    j = next_reversed(middle, j);
  }
  for (int length = 4; length <= n; length *= 2) {
    int half = length / 2, stride = SIZE / length;
    for (int i = 0; i < n; i += length) {
      struct complex *restrict a = z + i, *restrict b = z + i + half;
      for (int j = 0; j < half; j++) {
        struct complex w = twiddle[j * stride], u = a[j], v = b[j];
        double re = w.re * v.re - w.im * v.im, im = w.re * v.im + w.im * v.re;
        a[j] = (struct complex){u.re + re, u.im + im};
        b[j] = (struct complex){u.re - re, u.im - im};
      }
    }
  }
  for (int i = 0; i < n; i++) {
    double g = 2 / (n + z[i].re * z[i].re + z[i].im * z[i].im);
    z[i].re *= g;
    z[i].im *= g;
  }
  for (int length = n; length > 2; length /= 2) {
    int half = length / 2, stride = SIZE / length;
    for (int i = 0; i < n; i += length) {
      struct complex *restrict a = z + i, *restrict b = z + i + half;
      for (int j = 0; j < half; j++) {
        struct complex w = twiddle[j * stride], u = a[j], v = b[j];
        double re = u.re - v.re, im = u.im - v.im;
        a[j] = (struct complex){u.re + v.re, u.im + v.im};
        b[j] = (struct complex){w.re * re + w.im * im, w.re * im - w.im * re};
      }
    }
  }
  for (int i = 0, j = 0; i < n; i += 2) {
    double *a = dx + 2 * j, *b = dx + 2 * (j + middle);
    a[0] += z[i].re + z[i + 1].re;
    a[1] += z[i].im + z[i + 1].im;
    b[0] += z[i].re - z[i + 1].re;
    b[1] += z[i].im - z[i + 1].im;
    j = next_reversed(middle, j);
  }
}

static struct complex twiddle[SIZE / 2], z[SIZE], dz[SIZE];
static int n;
static void resize(long size) { n = (int)size; }
static double primal(const double *x) { return loss(n, x, twiddle, z); }
static void gradient(const double *x, double *dx) {
  memset(dz, 0, sizeof dz);
  __enzyme_autodiff((void *)loss, n, enzyme_dup, x, dx, enzyme_const, twiddle, enzyme_dup, z, dz);
}
static void hand(const double *x, double *dx) {
  for (int s = 0; s < SIGNALS; s++)
    by_hand(n, x + 2 * n * s, dx + 2 * n * s, twiddle, z);
}

int main(void) {
  static double x[2 * SIZE * SIGNALS];
  for (int i = 0; i < SIZE / 2; i++)
    twiddle[i] = (struct complex){cos(6.283185307179586 * i / SIZE), -sin(6.283185307179586 * i / SIZE)};
  for (int i = 0; i < 2 * SIZE * SIGNALS; i++)
    x[i] = cos(0.37 * i) + 0.5 * sin(1e-4 * i * i);
  return bench((struct bench){"fft", SIZE, 2 * SIZE * SIGNALS, x, primal, gradient, hand, NULL, resize, .power = 1});
}
#endif
