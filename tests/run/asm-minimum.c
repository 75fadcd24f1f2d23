// Vector instructions that some libraries write as assembly, since compilers turned their operands round.
// grad: f
// at: x=[1.5,0.5,-2,3] n=4
// value: -8.25
// d x: [-2.0,4.5,4.5,0.25]
typedef double two __attribute__((vector_size(16)));

static two least(two a, two b) {
  two r = b;
  __asm__("minpd %[a], %[r]" : [r] "+x"(r) : [a] "x"(a));
  return r;
}

static two greatest(two a, two b) {
  two r = b;
  __asm__("maxpd %[a], %[r]" : [r] "+x"(r) : [a] "x"(a));
  return r;
}

double f(const double *x, int n) {
  two a = {x[0], x[1]}, b = {x[2], x[n - 1]};
  two low = least(a * a, b), high = greatest(a * b, a);
  return low[0] * high[0] + 2 * low[1] * high[1] + 3 * low[0];
}
