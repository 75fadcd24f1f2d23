// Functions that take nothing and return nothing, called through a variable that a table sets: what they do is in a global.
// grad: f
// at: n=5 x=[0.3,0.7,0.2,0.9,0.4]
// value: 28.183802526248929
// d x: [4.2622690236542011,0.9870726859224086,1,167.1224841303067,2.3129478370141077]
#include <math.h>
static double state;
static void (*action)(void);
__attribute__((noinline)) static void square(void) { state *= state; }
__attribute__((noinline)) static void sine(void) { state = sin(state); }
__attribute__((noinline)) static void one(void) { state = 1; }
__attribute__((noinline)) static int scaled(int by) {
  state *= by;
  return by + 1;
}
__attribute__((noinline)) static int shifted(int by) {
  state += by;
  return by;
}
static void (*const actions[])(void) = {square, sine, one};
static int (*const steps[])(int) = {scaled, shifted};
__attribute__((noinline)) static void run(void) { action(); }
double f(const double *x, int n) {
  double s = 0;
  int by = 2;
  state = x[0];
  for (int i = 0; i < n; i++) {
    action = actions[i % 3];
    run();
    s += state * x[i];
    state += x[(i + 1) % n];
    by = steps[i & 1](by);
  }
  return s + state;
}
