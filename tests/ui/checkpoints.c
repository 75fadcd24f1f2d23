// Loops that cannot be reversed from copies of their state, each for a reason of its own.
#include <math.h>
#include <stdlib.h>
double __enzyme_autodiff(void *, ...);
double __enzyme_augmentfwd(void *, ...);
extern int enzyme_dup, enzyme_const;
#ifdef NONSENSE
#define BUDGET __attribute__((annotate("tapeless_memory=much")))
#else
#define BUDGET __attribute__((annotate("tapeless_memory=64kB")))
#endif

#if defined(SCATTERED)
// Where this writes, data says.
BUDGET void run(double *x, double *y, const int *at, int n) {
  for (int t = 0; t < n; t++)
    for (int i = 0; i < 64; i++)
      x[at[i]] = sin(x[at[i]] * y[i]);
}
#elif defined(ENDED)
// A variable of a function that has ended by then.
__attribute__((noinline)) BUDGET double *inner(double *x, const int *at, int n) {
  double here[64] = {0};
  for (int t = 0; t < n; t++)
    for (int i = 0; i < 64; i++)
      here[i] = sin(x[i] * here[i] + 1);
  for (int i = 0; i < 64; i++)
    x[i] = here[i] * x[i];
  return x;
}
BUDGET void run(double *x, double *y, const int *at, int n) {
  for (int t = 0; t < n; t++) {
    inner(x, at, n);
    x[at[0]] *= x[at[1]];
  }
}
#elif defined(GATHERED)
// What is read at places that data says changes afterwards.
BUDGET void run(double *x, double *y, const int *at, int n) {
  for (int t = 0; t < n; t++)
    for (int i = 0; i < 64; i++)
      x[i] = sin(x[i] * y[at[i]]);
  for (int i = 0; i < 64; i++)
    y[i] = 0;
}
#elif defined(BITS)
// A number with a derivative comes into the loop as its bits.
#include <string.h>
BUDGET void run(double *x, double *y, const int *at, int n) {
  unsigned long bits;
  memcpy(&bits, y, sizeof bits);
  for (int t = 0; t < n; t++)
    for (int i = 0; i < 64; i++) {
      unsigned long signed_bits = bits ^ (unsigned long)(at[i] & 1) << 63;
      double factor;
      memcpy(&factor, &signed_bits, sizeof factor);
      x[i] = sin(x[i] * factor);
    }
}
#else
BUDGET void run(double *x, double *y, const int *at, int n) {
  for (int t = 0; t < n; t++)
    for (int i = 0; i < 64; i++)
      x[i] = sin(x[i] * y[i]);
#ifdef THROWN
  if (x[0] > 2) throw 1;
#endif
#ifdef LEFT
  if (n > 100)
    for (int t = 0; t < n; t++) {
      if (x[t % 64] > 3) exit(1);
      for (int i = 0; i < 64; i++)
        x[i] = sin(x[i] * y[i]);
    }
#endif
}
#endif

void ask(void *x, void *dx, double *y, double *dy, const int *at, int n) {
#ifdef SPLIT
  __enzyme_augmentfwd((void *)run, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, at, enzyme_const, n);
#else
  __enzyme_autodiff((void *)run, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, at, enzyme_const, n);
#endif
}
