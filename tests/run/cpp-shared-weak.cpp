// Nodes that own their children by std::shared_ptr, and know their parent by std::weak_ptr.
// grad: f
// at: n=5 x=[1.2, 0.7, 2.1, 1.9, 0.4]
// value: 10.403999999999999604
// d x: [8.66999999999999999, 1.67999999999999983, 5.04000000000000003, 4.55999999999999962, 0.960000000000000018]
// at: n=4 x=[0.6, 1.3, 0.9, 1.7]
// value: 3.233999999999999883
// d x: [5.39, 1.56, 1.07999999999999999, 2.03999999999999987]
#include <memory>
#include <vector>
struct Node { double v; std::vector<std::shared_ptr<Node>> next; std::weak_ptr<Node> up; };
extern "C" double f(const double *x, int n) {
  auto root = std::make_shared<Node>(); root->v = x[0];
  for (int i = 1; i < n; i++) { auto c = std::make_shared<Node>(); c->v = x[i]; c->up = root; root->next.push_back(c); }
  double s = 0;
  for (auto &c : root->next) if (auto u = c->up.lock()) s += c->v * u->v * c->v;
  return s;
}
