// The bytes of a float become characters, one by one.
// grad: f
// at: x=[1,2,3] n=3
// error: the characters of a `std::string` are used as bytes of floats
#include <string>
#include <cstring>
extern "C" double f(const double *x, int n) {
  double t = x[0] * x[1];
  std::string s(sizeof t, ' ');
  for (unsigned i = 0; i < sizeof t; i++) s[i] = ((const char *)&t)[i];
  double y;
  for (unsigned i = 0; i < sizeof t; i++) ((char *)&y)[i] = s[i];
  return y * x[2] + (double)n;
}
