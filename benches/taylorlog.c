// log(1/(1-x)) by its series: Σ xⁱ/i, i = 1 … n, with pow in the loop.
#include "bench.h"

double __enzyme_autodiff(void *, ...);

enum { TERMS = 10000000 };

static double taylorlog(double x, int terms) {
  double sum = 0;
  for (int i = 1; i <= terms; i++)
    sum += pow(x, i) / i;
  return sum;
}

// d/dx Σ xⁱ/i = Σ xⁱ / x.
static double by_hand(double x, int terms) {
  double sum = 0;
  for (int i = 1; i <= terms; i++)
    sum += pow(x, i);
  return sum / x;
}

static double primal(const double *x) { return taylorlog(*x, TERMS); }
static void gradient(const double *x, double *dx) { *dx += __enzyme_autodiff((void *)taylorlog, *x, TERMS); }
static void hand(const double *x, double *dx) { *dx += by_hand(*x, TERMS); }

int main(void) {
  double x = 0.5;
  return bench((struct bench){"taylorlog", TERMS, 1, &x, primal, gradient, hand});
}
