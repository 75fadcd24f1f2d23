#include <cstring>
#include <string>
extern "C" double kept(const double *x) {
  std::string s((const char *)x, sizeof *x);
  s += "tail";
  double y;
  std::memcpy(&y, s.data(), sizeof y);
  return x[0] * y;
}
