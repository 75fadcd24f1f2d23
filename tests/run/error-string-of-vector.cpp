// The floats of a vector are put into a string as bytes.
// grad: f
// at: x=[1,2,3] n=3
// error: the characters of a `std::string` are used as bytes of floats
#include <string>
#include <vector>
#include <cstring>
extern "C" double f(const double *x, int n) {
  std::vector<double> v(x, x + n);
  for (auto &a : v) a *= a;
  std::string s;
  s.append((const char *)v.data(), v.size() * sizeof(double));
  std::vector<double> w(s.size() / sizeof(double));
  std::memcpy(w.data(), &s[0], s.size());
  double r = 0;
  for (auto a : w) r += a * x[0];
  return r;
}
