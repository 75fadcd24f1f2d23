// A structure with a float in it is put into a string as bytes.
// grad: f
// at: x=[1,2,3] n=3
// error: the characters of a `std::string` are used as bytes of floats
#include <string>
#include <cstring>
struct R { int tag; double v; };
extern "C" double f(const double *x, int n) {
  R r{n, x[0] * x[1]}, q;
  std::string s;
  s.append((const char *)&r, sizeof r);
  s.copy((char *)&q, sizeof q);
  return q.v * x[2] + q.tag;
}
