// Lines of a stream, whose lengths weigh floats.
// grad: f
// at: n=3 x=[1.5, -0.5, 2]
// value: 29
// d x: [9, -9, 20]
#include <sstream>
#include <string>
extern "C" double f(const double *x, int n) {
  std::istringstream in("one\ntwo words\nthree\n");
  std::string line; double s = 0; int i = 0;
  while (std::getline(in, line) && i < n) { s += x[i] * x[i] * line.size(); i++; }
  return s;
}
