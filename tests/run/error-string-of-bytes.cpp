// The bytes of a float are put into a string, and taken out again.
// grad: f
// at: x=[1,2,3] n=3
// error: the characters of a `std::string` are used as bytes of floats
#include <string>
#include <cstring>
extern "C" double f(const double *x, int n) {
  double t = x[0] * x[1];
  std::string s((const char *)&t, sizeof t);
  s += "tail";
  double y;
  std::memcpy(&y, s.data(), sizeof y);
  return y * x[2] + (double)n;
}
