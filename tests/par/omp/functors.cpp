// A loop over members as a function of what each does: closures that hold references, and one that holds values.
enum { N = 16 };
template <class F> static void each(int n, F &&body) {
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    body(i);
}
template <class F> static real total(int n, const F &term) {
  real s = 0;
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < n; i++)
    s += term(i);
  return s;
}
real f(real *x) {
  real y[N], scale = x[0] * x[1];
  each(N, [&](int i) { y[i] = scale * x[i] + x[(i + 1) % N]; });
  each(N / 2, [&y, scale](int i) { y[2 * i] *= scale; });
  return total(N, [=, &y](int i) { return y[i] * y[i] * 0.1 + scale; });
}
