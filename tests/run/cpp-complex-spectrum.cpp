// The logarithm of an autoregressive spectrum: vectors of complex numbers.
// grad: f
// at: a=[0.5,-0.25,0.125] n=3
// value: -1.214953544915732
// d a: [-5.6468174235687614,-3.0646976844624022,1.2441768757440671]
#include <complex>
#include <vector>
extern "C" double f(const double *a, int n) {
  std::vector<std::complex<double>> h;
  for (int j = 1; j < 6; j++) {
    std::complex<double> d = 1;
    for (int k = 0; k < n; k++)
      d -= a[k] * std::exp(std::complex<double>(0, -(k + 1) * (j / 2.0)));
    h.push_back(1.0 / d);
  }
  double s = 0;
  for (int j = 0; j < 5; j++)
    s += std::log(std::abs(h[j])) * (j + 1);
  return s;
}
