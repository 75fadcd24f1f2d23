// A weak definition may be replaced at link time: it counts as undefined.
// grad: f
// error: replaceable
__attribute__((weak, noinline)) double replaceable(double x) { return x * x; }
double f(double x) { return replaceable(x) + x; }
