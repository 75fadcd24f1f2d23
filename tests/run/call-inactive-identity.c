// An inactive function that returns its argument, or a constant: that it is known to do so brings no derivative back.
// grad: f
// at: x=1.5
// value: 9
// d x: 6
__attribute__((annotate("enzyme_inactive"), noinline)) static double same(double x) { return x; }
__attribute__((noinline)) double same_too(double x) { return x; }
void *__enzyme_inactivefn_same_too = (void *)same_too;
double f(double x) { return same(x) * x + 3 * x * same_too(x); }
