// A loop over a lambda, as RAJA and Kokkos write it.
enum { N = 14 };
template <class F> static void forall(int n, F body) {
#pragma omp parallel
  {
    F own = body;
#pragma omp for
    for (int i = 0; i < n; i++)
      own(i);
  }
}
template <class F> static real reduce(int n, F body) {
  real s = 0;
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < n; i++)
    body(i, s);
  return s;
}
real f(real *x) {
  real y[N], scale = x[2] * x[2];
  forall(N, [=, &y](int i) { y[i] = scale * x[i] * x[i]; });
  return reduce(N, [&](int i, real &s) { s += y[i] * x[i]; });
}
