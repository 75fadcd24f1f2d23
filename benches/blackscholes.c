// Prices of 10000 European calls and puts by the formula of Black and Scholes; half the sum of their squares, by all five inputs of each.
#include "bench.h"

enum { OPTIONS = 10000 };

struct option {
  double spot, strike, rate, volatility, time;
};

static double normal(double x) { return 0.5 * erfc(-x * 0.70710678118654752440); }

static double price(const struct option *R o, char kind) {
  double width = o->volatility * sqrt(o->time);
  double d1 = (log(o->spot / o->strike) + (o->rate + 0.5 * o->volatility * o->volatility) * o->time) / width, d2 = d1 - width;
  double discounted = o->strike * exp(-o->rate * o->time);
  if (kind == 'P')
    return discounted * normal(-d2) - o->spot * normal(-d1);
  return o->spot * normal(d1) - discounted * normal(d2);
}

static void prices(int n, const struct option *R options, const char *R kinds, double *R out) {
  for (int i = 0; i < n; i++)
    out[i] = price(&options[i], kinds[i]);
}

static double loss(int n, const struct option *R options, const char *R kinds, double *R out) {
  prices(n, options, kinds, out);
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += 0.5 * out[i] * out[i];
  return sum;
}

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

static char kinds[OPTIONS];
static double out[OPTIONS], dout[OPTIONS];

// The Greeks. At d1 and d2 the derivatives by them cancel: S φ(d1) = K e^(−rT) φ(d2). A put is a call − S + K e^(−rT).
static void by_hand(int n, const struct option *restrict options, struct option *restrict doptions) {
  for (int i = 0; i < n; i++) {
    const struct option *restrict o = &options[i];
    struct option *restrict d = &doptions[i];
    double root = sqrt(o->time), width = o->volatility * root, factor = exp(-o->rate * o->time);
    double d1 = (log(o->spot / o->strike) + (o->rate + 0.5 * o->volatility * o->volatility) * o->time) / width, d2 = d1 - width;
    double sign = kinds[i] == 'P' ? -1 : 1, delta = sign * normal(sign * d1), other = sign * factor * normal(sign * d2);
    double density = o->spot * 0.39894228040143267794 * exp(-0.5 * d1 * d1), value = o->spot * delta - o->strike * other;
    d->spot += value * delta;
    d->strike -= value * other;
    d->rate += value * o->strike * o->time * other;
    d->volatility += value * density * root;
    d->time += value * (0.5 * density * o->volatility / root + o->rate * o->strike * other);
  }
}

static int n;
static void resize(long size) { n = (int)size; }
static double primal(const double *x) { return loss(n, (const struct option *)x, kinds, out); }
static void gradient(const double *x, double *dx) {
  memset(dout, 0, sizeof dout);
  __enzyme_autodiff((void *)loss, n, enzyme_dup, x, dx, enzyme_const, kinds, enzyme_dup, out, dout);
}
static void hand(const double *x, double *dx) { by_hand(n, (const struct option *)x, (struct option *)dx); }

int main(void) {
  static struct option options[OPTIONS];
  for (int i = 0; i < OPTIONS; i++) {
    options[i] = (struct option){10 + sin(i), 10 + cos(2 * i), 0.03 + 0.02 * sin(3 * i), 0.3 + 0.1 * cos(5 * i), 1.2 + sin(7 * i)};
    kinds[i] = i * i % 7 < 3 ? 'P' : 'C';
  }
  return bench((struct bench){"blackscholes", OPTIONS, 5 * OPTIONS, &options[0].spot, primal, gradient, hand, NULL, resize, .power = 1});
}
#endif
