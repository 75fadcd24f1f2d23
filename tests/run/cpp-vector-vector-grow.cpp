// Rows that grow, in a std::vector that grows.
// grad: f
// at: n=3 x=[1.5,0.7,2.9]
// value: 100.17659999999999
// d x: [40.200000000000003,16.295999999999999,113.44800000000001]
#include <vector>
extern "C" double f(const double *x, int n) {
  std::vector<std::vector<double>> rows;
  for (int i = 0; i < n; i++) {
    rows.emplace_back();
    for (int j = 0; j <= i; j++) rows.back().push_back(x[i] * x[j]);
  }
  double s = 0;
  for (auto &row : rows)
    for (double e : row) s += e * e;
  return s;
}
