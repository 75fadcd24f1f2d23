// An oscillator by Boost.odeint: a stepper that is copied with the vectors in it, callbacks, vectors that are resized.
#include "check.h"
#include <boost/numeric/odeint.hpp>
#include <cmath>
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

// One `do_step` for several calls.
double apart(const double *x) {
  State s{x[0], x[1]};
  double k = x[2];
  auto oscillator = [k](const State &y, State &d, double) {
    d[0] = y[1];
    d[1] = -k * y[0];
  };
  Stepper stepper;
  stepper.do_step(oscillator, s, 0.0, 0.1);
  stepper.do_step(oscillator, s, 0.1, 0.1);
  stepper.do_step(oscillator, s, 0.2, 0.1);
  for (int i = 3; i < 8; i++)
    stepper.do_step(oscillator, s, 0.1 * i, 0.1);
  return s[0] * s[1];
}

// A stepper that is copied several times, whose steps depend on the error.
double controlled(const double *x) {
  using namespace boost::numeric::odeint;
  State s{x[0], x[1]};
  double k = x[2];
  auto pendulum = [k](const State &y, State &d, double) {
    d[0] = y[1];
    d[1] = -k * std::sin(y[0]);
  };
  integrate_adaptive(make_controlled(1e-6, 1e-6, runge_kutta_dopri5<State>()), pendulum, s, 0.0, 1.0, 0.1);
  return s[0] * s[1];
}

// By differences of the methods written out, with 34 digits or more.
static const double want[3] = {-1.0983531675018101, -1.048266438189877, 0.37634271377367939};
static const double want_apart[3] = {-1.7509931760955565, -0.46188830047618853, -0.22340857358286296};
static const double want_controlled[3] = {-1.4569110457406994, -0.57034666076946761, -0.15122970681603984};

int main() {
  const double x[3] = {1.2, 0.7, 2.1};
  double by_steps[3] = {}, at_once[3] = {}, by_parts[3] = {}, by_error[3] = {};
  __enzyme_autodiff((void *)stepped, enzyme_dup, x, by_steps);
  __enzyme_autodiff((void *)integrated, enzyme_dup, x, at_once);
  __enzyme_autodiff((void *)apart, enzyme_dup, x, by_parts);
  __enzyme_autodiff((void *)controlled, enzyme_dup, x, by_error);
  for (int i = 0; i < 3; i++) {
    expect("gradient of steps apart", by_parts[i], want_apart[i]);
    expect("gradient of steps by their error", by_error[i], want_controlled[i]);
    expect("gradient of steps", by_steps[i], want[i]);
    expect("gradient of an integral", at_once[i], want[i]);
  }
  return report();
}
