// Nodes with a vector of shared nodes, made and joined by functions that are not inlined, taken from a growing vector.
// grad: f
// at: n=5 x=[0.4,0.3,0.7,1.1,0.9]
// value: 1.0429509017703467
// d x: [0.78978528449330165,0.27991186421474656,0.065893735030014194,-0.0088643581146131117,-0.013696104385874482]
#include <cmath>
#include <memory>
#include <vector>
struct Node {
  double value;
  std::vector<std::shared_ptr<Node>> children;
  explicit Node(double value) : value(value) {}
};
using Shared = std::shared_ptr<Node>;
__attribute__((noinline)) Shared leaf(double value) { return std::make_shared<Node>(value); }
__attribute__((noinline)) Shared join(Shared a, Shared b, double value) {
  auto node = std::make_shared<Node>(value);
  node->children.push_back(a);
  node->children.push_back(b);
  return node;
}
__attribute__((noinline)) double sum(const Shared &node) {
  double s = node->value;
  for (auto &child : node->children)
    s += std::sin(sum(child));
  return s;
}
extern "C" double f(int n, const double *x) {
  std::vector<Shared> open;
  for (int i = 0; i < n; i++)
    open.push_back(leaf(x[i] * x[i]));
  while (open.size() > 1) {
    Shared a = open.back();
    open.pop_back();
    Shared b = open.back();
    open.pop_back();
    open.push_back(join(a, b, 0.1 * a->value * b->value));
  }
  return sum(open[0]);
}
