// Floats that functions hand on through globals, one of them of each thread.
// grad: f
// at: n=3 x=[1.5,0.7,2.9]
// value: 4.837898724506034
// d x: [9.70456183805273,6.51710697998066,-4.180049124199956]
#include <math.h>
static double sum, table[8];
static int calls;
static _Thread_local double last;
__attribute__((noinline)) static void add(double v) {
  sum += v * v;
  calls++;
  last = v;
}
__attribute__((noinline)) static double scaled(int i) { return table[i] * last; }
double f(double *x, int n) {
  sum = 0;
  last = 1;
  for (int i = 0; i < n; i++) table[i % 8] = sin(x[i]);
  for (int i = 0; i < n; i++) add(x[i] * scaled(i));
  sum *= x[0];
  return sum + last;
}
