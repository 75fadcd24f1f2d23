// A search tree of shared nodes, each insertion returns the subtree.
// grad: f
// at: n=5 x=[0.4,0.3,0.7,0.35,0.9]
// value: 0.60873724935689522
// d x: [0.36945033998472693,0.97510069659019694,0.34153166282585012,0.63640608165665791,0.15605179970888425]
#include <cmath>
#include <memory>
struct Node {
  double key, value;
  std::shared_ptr<Node> left, right;
  Node(double key, double value) : key(key), value(value) {}
};
using Tree = std::shared_ptr<Node>;
static Tree insert(Tree tree, double key, double value) {
  if (!tree)
    return std::make_shared<Node>(key, value);
  if (key < tree->key)
    tree->left = insert(tree->left, key, value);
  else
    tree->right = insert(tree->right, key, value);
  return tree;
}
static double sum(const Tree &tree) {
  return tree ? tree->value * std::cos(tree->key) + sum(tree->left) + 0.5 * sum(tree->right) : 0;
}
extern "C" double f(int n, const double *x) {
  Tree tree;
  for (int i = 0; i < n; i++)
    tree = insert(tree, x[i], x[i] * x[(i + 1) % n]);
  return sum(tree);
}
