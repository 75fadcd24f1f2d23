#include <stdexcept>

extern "C" double f(double x) {
  if (x > 2)
    throw std::runtime_error("too large");
  return x * x;
}
