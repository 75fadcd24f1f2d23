// A list of structures is sorted, and its best elements taken out.
// grad: f
// at: x=1.3
// value: 24.133200000000002
// d x: 11.8032
// tol: 1e-6

#define NI __attribute__((noinline)) static
#include <algorithm>
#include <list>
struct It {
  double w, v;
};
NI double best(std::list<It> &l, double cap) {
  l.sort([](const It &a, const It &b) { return a.v / a.w > b.v / b.w; });
  double s = 0;
  for (auto it = l.begin(); it != l.end() && cap > 0;) {
    double t = std::min(1.0, cap / it->w);
    s += t * it->v;
    cap -= t * it->w;
    it = t == 1.0 ? l.erase(it) : std::next(it);
  }
  return s;
}
double f(double x) {
  std::list<It> l;
  for (int i = 0; i < 6; i++)
    l.push_back({1 + (i * 5 % 7) * x, 2 + (i * 3 % 5) * x * x});
  double s = best(l, 9);
  return s + l.size() * l.back().v;
}
