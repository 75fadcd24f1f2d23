// A chain of oscillators in a vector, by Euler's method.
#include <boost/numeric/odeint.hpp>
#include <vector>
typedef std::vector<double> state;
extern "C" double chain(const double *p, int n) {
  state x(p, p + n);
  auto flow = [](const state &x, state &d, double) {
    for (size_t i = 0; i < x.size(); i++)
      d[i] = -x[i] * x[i] + (i ? x[i - 1] : 0);
  };
  boost::numeric::odeint::euler<state> stepper;
  boost::numeric::odeint::integrate_const(stepper, flow, x, 0.0, 1.0, 0.1);
  double s = 0;
  for (double v : x)
    s += v * v;
  return s;
}
#define FUNCTION chain
#define ARGUMENTS , int n
#define GIVEN , n
#include "request.h"
