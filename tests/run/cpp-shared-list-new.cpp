// A list by std::shared_ptr with control blocks of their own, grown at its end.
// grad: f
// at: n=5 x=[1.2, 0.7, 2.1, 1.9, 0.4]
// value: 17.487724543999998812
// d x: [10.6091546399999989, 29.9043158399999986, 13.5347852799999983, 16.9554995199999995, 41.2193113599999947]
// at: n=4 x=[0.6, 1.3, 0.9, 1.7]
// value: 6.5541448000000001913
// d x: [5.11968600000000037, 4.81399200000000005, 10.6425440000000002, 3.2671440000000002]
#include <memory>
struct Node { double v; std::shared_ptr<Node> next; };
extern "C" double f(const double *x, int n) {
  std::shared_ptr<Node> head(new Node{x[0], nullptr}), tail = head;
  for (int i = 1; i < n; i++) { tail->next.reset(new Node{x[i] * x[i - 1], nullptr}); tail = tail->next; }
  double s = 1;
  for (Node *p = head.get(); p; p = p->next.get()) s = s * p->v + 1;
  return s;
}
