// Gradients by ADOL-C: the function is recorded once, at the first point; each gradient then runs the tape forwards and backwards.
#ifndef TAPELESS_TAPE_H
#define TAPELESS_TAPE_H

#include <adolc/adolc.h>
#include <cmath>
#include <vector>

// One program has one tape; it is recorded again where the number of inputs changes.
template <class F> void by_tape(long n, const double *x, double *dx, F f) {
  static const short TAG = 1;
  static std::vector<double> gradients;
  static bool fits;
  if ((long)gradients.size() != n) {
    gradients.assign(n, 0);
    // Values are kept by the forward sweep that goes with each reverse sweep, not while recording.
    trace_on(TAG);
    {
      std::vector<adouble> active(n);
      for (long i = 0; i < n; i++)
        active[i] <<= x[i];
      double value;
      adouble y = f(active.data());
      y >>= value;
    }
    trace_off();
    size_t stats[STAT_SIZE];
    tapestats(TAG, stats);
    // What overflows the buffers that `.adolcrc` grants goes to files.
    fits = !stats[OP_FILE_ACCESS] && !stats[LOC_FILE_ACCESS] && !stats[VAL_FILE_ACCESS] &&
           stats[TAY_STACK_SIZE] < stats[TAY_BUFFER_SIZE];
  }
  if (fits)
    gradient(TAG, (int)n, x, gradients.data());
  for (long i = 0; i < n; i++)
    dx[i] += fits ? gradients[i] : std::nan("");
}

#endif
