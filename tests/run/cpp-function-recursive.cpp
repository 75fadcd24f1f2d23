// A closure that calls itself through the std::function that holds it.
// grad: f
// at: n=5 x=[1.2, 0.7, 2.1, 1.9, 0.4]
// value: 21.462699999999999624
// d x: [26.208000000000001, 16.3939999999999999, 17.0639999999999991, 0, 0]
// at: n=4 x=[0.6, 1.3, 0.9, 1.7]
// value: 5.3476000000000003752
// d x: [2.052, 7.28000000000000036, 4.38800000000000017, 0]
#include <functional>
#include <cmath>
extern "C" double f(const double *x, int n) {
  std::function<double(int)> fib = [&](int k) { return k < 2 ? x[k] * x[k] : fib(k - 1) + fib(k - 2) * x[2]; };
  return fib(n);
}
