// Loops over iterators; a reduction of a class by its operator.
#include <vector>
enum { N = 15 };
struct sum {
  real a = 0, b = 0;
  sum &operator+=(const sum &o) {
    a += o.a;
    b += o.b;
    return *this;
  }
};
#pragma omp declare reduction(+ : sum : omp_out += omp_in)
real f(real *x) {
  std::vector<real> v(x, x + N);
  sum s;
#pragma omp parallel for reduction(+ : s)
  for (auto at = v.begin(); at < v.end(); ++at) {
    s.a += *at * *at;
    s.b += sin(*at);
  }
  return s.a * s.b;
}
