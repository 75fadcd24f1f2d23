// A vector of shared structures, one of them twice.
// grad: f
// at: n=3 x=[1,2,3]
// value: 130.625
// d x: [4.5,16,162]
#include <memory>
#include <vector>
struct Item {
  double v;
  int k;
};
extern "C" double f(int n, const double *x) {
  std::vector<std::shared_ptr<Item>> all;
  for (int i = 0; i < n; i++)
    all.push_back(std::make_shared<Item>(Item{x[i] * x[i], i}));
  auto first = all[0];
  all.push_back(first);
  double s = 0;
  for (auto &p : all)
    s = s * 0.5 + p->v * p->v * (p->k + 1);
  return s;
}
