// Loops and sums by functions that take a range and a closure, as portable libraries have them: what runs them is a policy.
enum { N = 16 };
struct Range {
  int from, to;
};
struct Serial {};
struct Parallel {};
template <typename Body> void forall(Serial, Range range, Body body) {
  for (int i = range.from; i < range.to; i++)
    body(i);
}
template <typename Body> void forall(Parallel, Range range, Body body) {
#pragma omp parallel for
  for (int i = range.from; i < range.to; i++)
    body(i);
}
template <typename Policy, typename Body> void forall(Range range, Body body) { forall(Policy{}, range, body); }
real f(real *x) {
  real y[N], z[N], s = 0;
  forall<Parallel>(Range{0, N}, [=, &y](int i) { y[i] = x[i] * x[(i + 1) % N]; });
  forall<Parallel>(Range{0, N}, [&](int i) { z[i] = y[i] * sin(y[N - 1 - i]); });
  forall<Serial>(Range{0, N}, [&](int i) { s += z[i] * x[i]; });
  return s * s;
}
