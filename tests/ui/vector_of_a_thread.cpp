// A vector of the thread that a function returns: what it held before the request has no shadow. At -O1 that shows when the
// program runs, for the first time not at all.

#include <vector>
[[gnu::noinline]] static std::vector<double> &scratch() {
  thread_local std::vector<double> v;
  return v;
}
[[gnu::noinline]] static double sum(double x, int n) {
  auto &v = scratch();
  v.assign(n, x);
  double s = 0;
  for (double q : v)
    s += q;
  return s;
}
double f(double x) { return sum(x, 2) + sum(x * x, 3); }
