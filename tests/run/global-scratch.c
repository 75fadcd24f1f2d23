// A scratch array behind a global pointer, allocated by one function, filled by another, released by a third.
// grad: f
// at: n=3 x=[0.5,1.25,-2]
// value: 2.533244290517714
// d x: [4.192705749663392,3.186542244596099,-0.7301947644367385]
#include <math.h>
#include <stdlib.h>
static double *work;
static int room;
__attribute__((noinline)) static void start(int n) {
  work = malloc(n * sizeof *work);
  room = n;
}
__attribute__((noinline)) static void fill(const double *x, int n) {
  for (int i = 0; i < n; i++)
    work[i] = sin(x[i]) * x[n - 1 - i];
}
__attribute__((noinline)) static double total(void) {
  double s = 0;
  for (int i = 0; i < room; i++)
    s += work[i] * work[i];
  return s;
}
__attribute__((noinline)) static void stop(void) {
  free(work);
  work = 0;
}
double f(const double *x, int n) {
  start(n);
  fill(x, n);
  double s = total();
  stop();
  return s;
}
