// Two std::functions in one structure, one of which holds a float, the other a pointer.
// grad: f
// at: n=5 x=[1.2, 0.7, 2.1, 1.9, 0.4]
// value: 1.4188872623091279163
// d x: [-0.324310441014557305, 0.131343154962004641, 0.185320252008318445, 1, 0]
// at: n=4 x=[0.6, 1.3, 0.9, 1.7]
// value: 1.2649300086827048928
// d x: [-0.333731924722093941, 0.180639104987722075, 0.22248794981472928, 1]
#include <functional>
#include <cmath>
struct Model { std::function<double(double)> force; std::function<double(double)> gain; double m; };
extern "C" double f(const double *x, int n) {
  Model q;
  double k = x[0];
  q.force = [k](double t) { return -k * t; };
  q.gain = [x](double t) { return x[1] * std::cos(t); };
  q.m = x[2];
  double p = 1, v = 0;
  for (int i = 0; i < 10; i++) { v += 0.1 * q.force(p) / q.m; p += 0.1 * v * q.gain(p); }
  return p * v + x[3];
}
