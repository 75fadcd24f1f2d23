// The bytes of a float are put into a string through a view.
// grad: f
// at: x=[1,2,3] n=3
// error: the characters of a `std::string` are used as bytes of floats
#include <cstring>
#include <string>
#include <string_view>
extern "C" double f(const double *x, int n) {
  double t = x[0] * x[1];
  std::string s("y: ");
  s.append(std::string_view((const char *)&t, sizeof t));
  double y;
  s.copy((char *)&y, sizeof y, 3);
  return y * x[2] + n;
}
