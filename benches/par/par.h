// The harness of the parallel benchmarks: each file defines a primal of a flat vector and its gradient; `par` checks the gradient against
// differences, times both with as many threads as OMP_NUM_THREADS says, and prints one line of JSON.
#ifndef TAPELESS_PAR_H
#define TAPELESS_PAR_H

#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct par {
  const char *name;
  long n;                                        // active inputs
  const double *x;                               // the point
  double (*primal)(const double *x);             // its value there
  void (*gradient)(const double *x, double *dx); // adds the gradient to dx
};

// Checks, times and prints; returns the exit code, 1 where the gradient is wrong. In a file of its own, so that no call is hoisted.
int par(struct par p);

void __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

#define MAIN(NAME, N, X)                                                                                                         \
  static void gradient(const double *x, double *dx) { __enzyme_autodiff((void *)primal, enzyme_dup, x, dx); }                    \
  int main(void) {                                                                                                               \
    start();                                                                                                                     \
    return par((struct par){NAME, N, X, primal, gradient});                                                                      \
  }

#endif
