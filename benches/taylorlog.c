// log(1/(1-x)) by its series: Σ xⁱ/i, i = 1 … n, with pow in the loop.
#include "bench.h"

enum { TERMS = 10000000 };

static double taylorlog(double x, int terms) {
  double sum = 0;
  for (int i = 1; i <= terms; i++)
    sum += pow(x, i) / i;
  return sum;
}

#ifndef PRIMAL_ONLY
double __enzyme_autodiff(void *, ...);

// d/dx Σ xⁱ/i = Σ xⁱ / x.
static double by_hand(double x, int terms) {
  double sum = 0;
  for (int i = 1; i <= terms; i++)
    sum += pow(x, i);
  return sum / x;
}

BY_TAPE void taylorlog_by_tape(const double *x, double *dx, int terms);

static int terms;
static void resize(long size) { terms = (int)size; }
static double primal(const double *x) { return taylorlog(*x, terms); }
static void gradient(const double *x, double *dx) { *dx += __enzyme_autodiff((void *)taylorlog, *x, terms); }
static void hand(const double *x, double *dx) { *dx += by_hand(*x, terms); }
static void tape(const double *x, double *dx) { taylorlog_by_tape(x, dx, terms); }

int main(void) {
  double x = 0.5;
  return bench((struct bench){
      "taylorlog", TERMS, 1, &x, primal, gradient, hand, taylorlog_by_tape ? tape : NULL, resize, .power = 1});
}
#endif
