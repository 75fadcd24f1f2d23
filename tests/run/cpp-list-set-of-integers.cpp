// A list and a set of integers choose among floats.
// grad: f
// at: n=4 x=[1,2,3,4]
// value: 35
// d x: [2,16,12,0]
#include <list>
#include <set>
extern "C" double f(int n, const double *x) {
  std::set<int> all;
  std::list<int> order;
  for (int i = 0; i < n; i++) {
    all.insert((i * 7) % 5);
    order.push_front((i * 7) % 5);
  }
  double s = 0;
  int k = 0;
  for (int key : order)
    if (all.count(key)) {
      s += key * x[k] * x[k];
      k++;
    }
  return s;
}
