// A closure whose function calls the closure again: it is inlined everywhere before it is seen to call itself.
// grad: f
// at: x=1.1
// value: 92.87012206054688
// d x: 422.13691845703124
// at: x=-5
// value: -5.0
// d x: 1.0
struct closure {
  const struct closure *inner;
  double (*call)(const struct closure *, const double *);
};
static double grow(const struct closure *self, const double *at) {
  const struct closure *inner = self->inner;
  double next = *at * 1.5;
  return *at < 4 && *at > -4 ? *at * inner->call(inner, &next) : *at;
}
double f(double x) {
  struct closure closure;
  closure.inner = &closure;
  closure.call = grow;
  return closure.call(&closure, &x);
}
