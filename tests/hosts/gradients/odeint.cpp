// An oscillator by Boost.odeint: a stepper that is copied with the vectors in it, callbacks, vectors that are resized.
#include "check.h"
#include <boost/numeric/odeint.hpp>
#include <vector>

extern int enzyme_dup;
double __enzyme_autodiff(void *, ...);

using State = std::vector<double>;
using Stepper = boost::numeric::odeint::runge_kutta4<State>;

double stepped(const double *x) {
  State s{x[0], x[1]};
  double k = x[2];
  auto oscillator = [k](const State &y, State &d, double) {
    d[0] = y[1];
    d[1] = -k * y[0];
  };
  Stepper stepper;
  double t = 0;
  for (int i = 0; i < 10; i++, t += 0.1)
    stepper.do_step(oscillator, s, t, 0.1);
  return s[0] * s[1];
}

double integrated(const double *x) {
  State s{x[0], x[1]};
  double k = x[2];
  auto oscillator = [k](const State &y, State &d, double) {
    d[0] = y[1];
    d[1] = -k * y[0];
  };
  boost::numeric::odeint::integrate_const(Stepper(), oscillator, s, 0.0, 1.0, 0.1);
  return s[0] * s[1];
}

// By differences of the method written out, with 34 digits.
static const double want[3] = {-1.0983531675018101, -1.048266438189877, 0.37634271377367939};

int main() {
  const double x[3] = {1.2, 0.7, 2.1};
  double by_steps[3] = {}, at_once[3] = {};
  __enzyme_autodiff((void *)stepped, enzyme_dup, x, by_steps);
  __enzyme_autodiff((void *)integrated, enzyme_dup, x, at_once);
  for (int i = 0; i < 3; i++) {
    expect("gradient of steps", by_steps[i], want[i]);
    expect("gradient of an integral", at_once[i], want[i]);
  }
  return report();
}
