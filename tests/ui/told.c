// Moved as integers, floats are told by annotations only.
#include <stdint.h>
#include <stdio.h>
#if defined NONE
#define SAYS
#elif defined UNKNOWN
#define SAYS __attribute__((annotate("enzyme_type={[-1]:Double}")))
#elif defined INACTIVE
#define SAYS __attribute__((annotate("enzyme_inactive")))
#else
#define SAYS __attribute__((annotate("enzyme_type={[-1]:Pointer, [-1,-1]:Float@double}")))
#endif
void __enzyme_autodiff(void *, ...);
__attribute__((noinline)) static void swap(int64_t *x SAYS) {
  int64_t t = x[0];
  x[0] = x[1];
  x[1] = t;
}
int main(void) {
  double x[2] = {1, 2}, dx[2] = {3, 4};
  __enzyme_autodiff((void *)swap, x, dx);
  printf("%g %g\n", dx[0], dx[1]);
}
