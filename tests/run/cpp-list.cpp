// A list of floats: the header that counts them is walked like a node.
// grad: f
// at: n=5 x=[1.2,0.7,2.1,1.9,0.4]
// value: 65.152600000000007
// d x: [20.735999999999997,5.5999999999999996,74.088000000000008,19,0.25600000000000006]
#include <list>
extern "C" double f(const double *x, int n) {
  std::list<double> l;
  for (int i = 0; i < n; i++) { if (i % 2) l.push_back(x[i]); else l.push_front(x[i] * x[i]); }
  double s = 0, w = 1;
  for (double v : l) { s += w * v * v; w += 1; }
  return s;
}
