// The same with new and a reference to the pointer.
// grad: f
// at: n=5 x=[3,1,4,1.5,5]
// value: 8525.75
// d x: [8178, 250.75, 2149, 513, 3307.5]
struct Node {
  double key, value;
  Node *left, *right;
};
static void insert(Node *&root, double key, double value) {
  if (!root) { root = new Node{key, value, nullptr, nullptr}; return; }
  if (key < root->key) insert(root->left, key, value);
  else insert(root->right, key, value);
}
static double walk(const Node *n, double depth) {
  if (!n) return 0;
  return walk(n->left, depth + 1) + n->value * n->value * depth + walk(n->right, depth + 1) * n->key;
}
static void drop(Node *n) { if (n) { drop(n->left); drop(n->right); delete n; } }
extern "C" double f(const double *x, int n) {
  Node *root = nullptr;
  for (int i = 0; i < n; i++) insert(root, x[i], x[i] * x[(i + 1) % n]);
  double s = walk(root, 1);
  drop(root);
  return s;
}
