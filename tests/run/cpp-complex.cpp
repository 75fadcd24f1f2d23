// std::complex: products in a loop, quotients, functions.
// grad: f
// at: x=[0.75,-0.4,1.3,0.9]
// value: 9.6316910811685178
// d x: [9.9912526783353964,-4.7179711137693229,7.2156660956513145,4.0485643079913552]
#include <complex>
extern "C" double f(const double *x) {
  std::complex<double> a(x[0], x[1]), b(x[2], x[3]), s = 0;
  for (int i = 0; i < 4; i++)
    s = s * a + b / (a + double(i));
  s += std::exp(a * b) + std::sqrt(a - b) + std::pow(a, 2.5) + std::log(b) * std::tanh(a);
  return std::abs(s) + std::arg(a) + std::norm(b);
}
