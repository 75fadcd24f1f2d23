// The same where the tree is moved into the function and back.
// grad: f
// at: n=5 x=[3,1,4,1.5,5]
// value: 8525.75
// d x: [8178, 250.75, 2149, 513, 3307.5]
#include <memory>
struct Node {
  double key, value;
  std::unique_ptr<Node> left, right;
  Node(double k, double v) : key(k), value(v) {}
};
static std::unique_ptr<Node> insert(std::unique_ptr<Node> n, double key, double value) {
  if (!n) return std::make_unique<Node>(key, value);
  if (key < n->key) n->left = insert(std::move(n->left), key, value);
  else n->right = insert(std::move(n->right), key, value);
  return n;
}
static double walk(const Node *n, double depth) {
  if (!n) return 0;
  return walk(n->left.get(), depth + 1) + n->value * n->value * depth + walk(n->right.get(), depth + 1) * n->key;
}
extern "C" double f(const double *x, int n) {
  std::unique_ptr<Node> root;
  for (int i = 0; i < n; i++) root = insert(std::move(root), x[i], x[i] * x[(i + 1) % n]);
  return walk(root.get(), 1);
}
