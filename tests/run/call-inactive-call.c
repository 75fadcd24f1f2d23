// Calls through which no derivative passes, of functions through which one may pass elsewhere; one is variadic.
// grad: f
// at: x=1.5
// value: 16.6875
// d x: 24.75
#include <stdio.h>
#include <string.h>
double __enzyme_call_inactive(void *, ...);
float __enzyme_call_inactive_float(void *, ...);
int __enzyme_call_inactive_int(void *, ...);
void __enzyme_call_inactive_void(void *, ...);
static double square(double x) { return x * x; }
static float half(float x, char by) { return x / by; }
static int calls;
static void count(void) { calls++; }
double f(double x) {
  char text[8];
  calls = 0;
  __enzyme_call_inactive_void((void *)count);
  // 2.25 · 1.5 + 3 · (0.75 · 1.5) + x³ · (4 + 1 − 2) − 1/16: a factor that is read inactively is a constant.
  return __enzyme_call_inactive((void *)square, x) * x + 3 * (__enzyme_call_inactive_float((void *)half, (float)x, 2) * x) +
         square(x) * x * (__enzyme_call_inactive_int((void *)snprintf, text, sizeof text, "%.2f", x) + calls - 2) - 0.1875;
}
