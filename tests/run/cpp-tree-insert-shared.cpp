// A search tree by std::shared_ptr, grown by a function that calls itself: which child it goes on to is an index that a loop yields.
// grad: f
// at: n=5 x=[3,1,4,1.5,5]
// value: 8525.75
// d x: [8178, 250.75, 2149, 513, 3307.5]
// or error: a pointer is stored to memory that carries a derivative on one path only
#include <memory>
struct Node {
  double key, value;
  std::shared_ptr<Node> left, right;
  Node(double k, double v) : key(k), value(v) {}
};
static void insert(std::shared_ptr<Node> &root, double key, double value) {
  if (!root) { root = std::make_shared<Node>(key, value); return; }
  if (key < root->key) insert(root->left, key, value);
  else insert(root->right, key, value);
}
static double walk(const std::shared_ptr<Node> &n, double depth) {
  if (!n) return 0;
  return walk(n->left, depth + 1) + n->value * n->value * depth + walk(n->right, depth + 1) * n->key;
}
extern "C" double f(const double *x, int n) {
  std::shared_ptr<Node> root;
  for (int i = 0; i < n; i++) insert(root, x[i], x[i] * x[(i + 1) % n]);
  return walk(root, 1);
}
