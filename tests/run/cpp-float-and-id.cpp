// Structures of a float and an integer by value, while exceptions may pass.
// grad: f
// at: x=1.3
// value: 619.1900152587891
// d x: 828.6
// tol: 1e-6
#include <string>
#include <vector>
struct part {
  float v;
  int id;
};
#define NI __attribute__((noinline)) static
NI part made(double v, int n, std::vector<double> &log) {
  log.push_back(v);
  return {(float)(v * n), n};
}
NI double use(part p, std::string &s) {
  s += "x";
  return p.v * p.id * s.size();
}
NI part larger(part a, part b, std::vector<double> &log) {
  if (log.size() > 100)
    throw 1;
  return a.v > b.v ? a : b;
}
extern "C" double f(double x) {
  std::vector<double> log;
  std::string s = "some text that is long enough";
  part a = made(x, 2, log), b = made(x * x, 3, log);
  double t = 0;
  try {
    t = use(larger(a, b, log), s);
  } catch (int e) {
    t = e;
  }
  return t + use(a, s) + log[1];
}
