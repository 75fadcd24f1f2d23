// The bytes of a float are written over the characters of a string.
// grad: f
// at: x=[1,2,3] n=3
// error: the characters of a `std::string` are used as bytes of floats
#include <string>
#include <cstring>
extern "C" double f(const double *x, int n) {
  double t = x[0] * x[1];
  std::string s;
  s.resize(sizeof t);
  std::memcpy(&s[0], &t, sizeof t);
  double y;
  std::memcpy(&y, s.data(), sizeof y);
  return y * x[2] + (double)n;
}
