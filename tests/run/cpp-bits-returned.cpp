// Bits of a double that a function returns as an integer, while an exception may pass.
// grad: f
// at: x=1.3
// value: 2.8561000000000005
// d x: 8.788000000000002
// tol: 1e-6
#include <cstdint>
#include <cstring>
#include <vector>
__attribute__((noinline)) static uint64_t bits_of(const double *x, std::vector<double> &seen) {
  uint64_t bits;
  seen.push_back(*x);
  std::memcpy(&bits, x, sizeof bits);
  return bits;
}
extern "C" double f(double x) {
  std::vector<double> seen;
  double y = x * x, back;
  uint64_t bits = bits_of(&y, seen);
  std::memcpy(&back, &bits, sizeof back);
  return back * seen[0];
}
