// std::shared_ptr: whoever is last gives the numbers back.
#include <memory>
#define ONE_DIRECTION // its threads release memory
enum { N = 4 };
real f(real *x) {
  auto numbers = std::make_shared<std::vector<real>>(x, x + N);
  real s[2];
  std::thread one([numbers, &s] { s[0] = (*numbers)[0] * (*numbers)[1]; });
  std::thread other([numbers, &s] { s[1] = (*numbers)[2] * (*numbers)[3] * (*numbers)[0]; });
  numbers.reset();
  one.join();
  other.join();
  return s[0] * s[1];
}
