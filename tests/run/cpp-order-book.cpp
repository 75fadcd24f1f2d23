// A map of vectors of structures; elements are moved to another vector, and erased.
// grad: f
// at: x=1.3
// value: 115.26000000000002
// d x: 71.0
// tol: 1e-6

#define NI __attribute__((noinline)) static
#include <algorithm>
#include <map>
#include <vector>
struct Order {
  int id;
  double price;
  int qty;
};
struct Book {
  std::map<int, std::vector<Order>> lv;
  std::vector<Order> done;
};
NI void add(Book &b, Order o) { b.lv[(int)(o.price * 4)].push_back(o); }
NI void match(Book &b, double p) {
  for (auto &[k, v] : b.lv) {
    for (auto &o : v)
      if (o.price < p) {
        b.done.push_back(o);
        o.qty = 0;
      }
    v.erase(std::remove_if(v.begin(), v.end(), [](const Order &o) { return !o.qty; }), v.end());
  }
}
double f(double x) {
  Book b;
  for (int i = 0; i < 8; i++)
    add(b, {i, x * (1 + i % 5) + 0.07 * i, i + 1});
  match(b, 4.1);
  double s = 0;
  for (auto &o : b.done)
    s += o.price * o.qty * o.id;
  for (auto &[k, v] : b.lv)
    for (auto &o : v)
      s -= o.price * o.qty;
  return s;
}
