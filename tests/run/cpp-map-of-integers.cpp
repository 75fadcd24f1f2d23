// A map, a set and a list of integers say where floats lie: right, or refused.
// grad: f
// at: n=4 x=[1,2,3,4]
// value: 100
// d x: [2,8,18,32]
#include <list>
#include <map>
#include <set>
extern "C" double f(int n, const double *x) {
  std::map<int, int> at;
  std::set<int> all;
  std::list<int> order;
  for (int i = 0; i < n; i++) {
    at[(i * 7) % 5] = i;
    all.insert((i * 7) % 5);
    order.push_front((i * 7) % 5);
  }
  double s = 0;
  for (int key : order)
    if (all.count(key))
      s += (at[key] + 1) * x[at[key]] * x[at[key]];
  return s;
}
