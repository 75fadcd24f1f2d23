// A map of vectors of structures that a function fills: behind parameters memory is named by the last field that leads to it.
// grad: f
// at: x=1.3
// value: 52
// d x: 40.0
// tol: 1e-6

#define NI __attribute__((noinline)) static
#include <map>
#include <vector>
struct Order {
  int id;
  double price;
};
NI void add(std::map<int, std::vector<Order>> &lv, int k, double p) { lv[k].push_back({k, p}); }
double f(double x) {
  std::map<int, std::vector<Order>> lv;
  for (int i = 0; i < 8; i++)
    add(lv, i % 3, x * i);
  double s = 0;
  for (auto &[k, v] : lv)
    for (auto &o : v)
      s += o.price * o.id * k;
  return s;
}
