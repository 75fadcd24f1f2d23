// The bytes of a float go through a string, in functions of their own.
// grad: f
// at: x=[1,2,3] n=3
// error: the characters of a `std::string` are used as bytes of floats
#include <cstring>
#include <string>
static void __attribute__((noinline)) put(std::string &s, const double *t) {
  s.append((const char *)t, sizeof *t);
}
static double __attribute__((noinline)) get(const std::string &s) {
  double y;
  std::memcpy(&y, s.data(), sizeof y);
  return y;
}
extern "C" double f(const double *x, int n) {
  std::string s;
  double t = x[0] * x[1];
  put(s, &t);
  std::string c = s;
  return get(c) * x[2] + n;
}
