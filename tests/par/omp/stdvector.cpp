// std::vector: shared, filled by members; and of each member's own, that grows.
#include <vector>
enum { N = 14 };
real f(real *x) {
  std::vector<real> y(N), sums;
  std::vector<std::vector<real>> rows(4);
#pragma omp parallel for
  for (int i = 0; i < N; i++)
    y[i] = x[i] * x[i];
#pragma omp parallel for schedule(static, 1)
  for (int r = 0; r < 4; r++)
    for (int i = r; i < N; i += 4)
      rows[r].push_back(y[i] * x[r]);
  real s = 0;
#pragma omp parallel reduction(+ : s)
  {
    std::vector<real> own;
#pragma omp for
    for (int i = 0; i < N; i++)
      own.push_back(sin(y[i]));
    for (real v : own)
      s += v * v;
  }
  for (auto &row : rows)
    for (real v : row)
      s += v * 0.5;
  return s;
}
