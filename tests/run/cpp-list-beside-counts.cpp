// A list in front of numbers in a structure: what ends it is linked like a node.
// grad: f
// at: x=1.3
// value: 203.51180681000002
// d x: 247.0530874
// tol: 1e-6

#define NI __attribute__((noinline)) static
#include <list>
struct M {
  std::list<double> l;
  int n = 0;
  double w = 0;
};
NI void add(M &m, double x) {
  m.l.push_back(x);
  m.n++;
  m.w += x;
  if (m.l.size() > 3) {
    m.w -= m.l.front();
    m.l.pop_front();
  }
}
double f(double x) {
  M m;
  for (int i = 0; i < 6; i++) {
    add(m, x * i);
    for (auto &v : m.l)
      v *= 1.1;
  }
  double s = m.w * m.n;
  for (double v : m.l)
    s += v * v;
  return s;
}
