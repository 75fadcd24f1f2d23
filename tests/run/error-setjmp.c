// A function that may return twice.
// grad: f
// error: TL0003
#include <setjmp.h>
static jmp_buf env;
double f(double x) {
  volatile int again = 0;
  if (setjmp(env) == 0 && x > 1) {
    again = 1;
    longjmp(env, 1);
  }
  return again ? x * x : x;
}
