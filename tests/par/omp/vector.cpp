// Memory of the heap that members share, and that each has.
#include <vector>
enum { N = 12 };
real f(real *x) {
  std::vector<real> y(N);
  real s = 0;
#pragma omp parallel
  {
    std::vector<real> own(3);
#pragma omp for
    for (int i = 0; i < N; i++) {
      own[i % 3] = x[i] * x[i];
      y[i] = own[i % 3] * x[0];
    }
  }
  for (real v : y)
    s += v * v;
  return s;
}
