// Arrays by value, in a template over the size of a point.
#include <array>
enum { N = 18 };
template <int D> using point = std::array<real, D>;
template <int D> point<D> operator+(const point<D> &a, const point<D> &b) {
  point<D> c;
  for (int k = 0; k < D; k++)
    c[k] = a[k] + b[k];
  return c;
}
template <int D> static real spread(const real *x) {
  std::array<point<D>, N / D> all;
  real s = 0;
#pragma omp parallel
  {
#pragma omp for
    for (int i = 0; i < N / D; i++)
      for (int k = 0; k < D; k++)
        all[i][k] = x[i * D + k] * (k + 1);
#pragma omp for reduction(+ : s)
    for (int i = 0; i < N / D; i++) {
      point<D> p = operator+<D>(all[i], all[(i + 1) % (N / D)]);
      real square = 0;
      for (real v : p)
        square += v * v;
      s += sqrt(square);
    }
  }
  return s;
}
real f(real *x) { return spread<2>(x) * spread<3>(x); }
