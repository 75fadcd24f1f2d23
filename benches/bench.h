// The harness of the benchmarks: each file defines a primal, a hand-written gradient and a derivative by the
// compiler over one flat vector of active inputs; `bench` checks and times them at a size, half of it and a quarter of it, and prints
// one line of JSON.
#ifndef TAPELESS_BENCH_H
#define TAPELESS_BENCH_H

#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Whether pointers of the primal are told to be apart: `-DR=restrict`.
#ifndef R
#define R
#endif

#ifdef __cplusplus
extern "C" {
#endif

struct bench {
  const char *name;
  long size;                                     // what the problem counts: terms, elements, steps
  long n;                                        // active inputs
  const double *x;                               // the point
  double (*primal)(const double *x);             // its value there; must not change *x
  void (*gradient)(const double *x, double *dx); // adds the gradient to dx, which arrives zeroed
  void (*hand)(const double *x, double *dx);     // the same, written by hand
  void (*tape)(const double *x, double *dx);     // the same by ADOL-C; null where it is not built
  void (*resize)(long size);                     // makes all but the tape work on the first `size` of what the problem counts
  int power;                                     // work grows like this power of the size
};

// By ADOL-C (benches/adolc/NAME.cpp), where it is linked; a gradient of NaN says that the tape does not fit into memory.
#define BY_TAPE __attribute__((weak))

// Live and peak heap bytes since the last reset, counted by the wrapped allocator (link with -Wl,--wrap=malloc and so on).
void heap_reset(void);
size_t heap_peak(void);

// Checks, times and prints; returns the exit code, 1 where a gradient differs from the one by hand by more than 1e-6 at one of the sizes. It
// stands in a file of its own (bench.c, compiled without fast-math): no call may be hoisted out of the timing loop, and NaN must stay visible.
int bench(struct bench b);

#ifdef __cplusplus
}
#endif

#endif
