// The same by the method of Dormand and Prince, with steps of constant size.
#include <array>
#include <boost/numeric/odeint.hpp>
typedef std::array<double, 3> state;
extern "C" double lorenz(const double *p) {
  state x = {p[0], p[1], p[2]};
  auto flow = [p](const state &x, state &d, double) {
    d[0] = p[3] * (x[1] - x[0]);
    d[1] = p[4] * x[0] - x[1] - x[0] * x[2];
    d[2] = x[0] * x[1] - p[5] * x[2];
  };
  boost::numeric::odeint::runge_kutta_dopri5<state> stepper;
  boost::numeric::odeint::integrate_const(stepper, flow, x, 0.0, 1.0, 0.01);
  return x[0] * x[0] + x[1] + x[2];
}
#define FUNCTION lorenz
#include "request.h"
