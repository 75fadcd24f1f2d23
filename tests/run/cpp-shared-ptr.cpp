// std::shared_ptr: floats beside counts, which atomic operations change.
// grad: f
// at: x=[1,2,3]
// value: 36
// d x: [72,36,24]
#include <memory>
extern "C" double f(const double *x) {
  auto p = std::make_shared<double>(x[0] * x[1]);
  auto q = p;
  *q *= x[2];
  return *p * *q;
}
