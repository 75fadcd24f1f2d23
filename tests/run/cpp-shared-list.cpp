// A list whose nodes own one another by std::shared_ptr: what releases them calls itself through the tables of the control blocks.
// grad: f
// at: n=5 x=[1.2, 0.7, 2.1, 1.9, 0.4]
// value: 29.76999999999999968
// d x: [11.9999999999999996, 5.59999999999999964, 12.6000000000000005, 7.59999999999999964, 0.800000000000000044]
// at: n=4 x=[0.6, 1.3, 0.9, 1.7]
// value: 11.020000000000000169
// d x: [4.79999999999999982, 7.80000000000000027, 3.60000000000000009, 3.39999999999999991]
#include <memory>
#include <vector>
struct Node { double v; std::shared_ptr<Node> next; };
extern "C" double f(const double *x, int n) {
  std::shared_ptr<Node> h;
  for (int i = 0; i < n; i++) h = std::make_shared<Node>(Node{x[i] * x[i], h});
  double s = 0, w = 1;
  for (auto p = h; p; p = p->next) { s += w * p->v; w += 1; }
  return s;
}
