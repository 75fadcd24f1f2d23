// Virtual functions and std::functions together, in a std::vector of std::unique_ptr.
// grad: f
// at: n=5 x=[1.2, 0.7, 2.1, 1.9, 0.4]
// value: 0.78924991992460453505
// d x: [0.000544572741550691487, 0.000992745098463121244, 0.000498310186087737838, 0.000808228051056295759, 1.9206740713662173]
// at: n=4 x=[0.6, 1.3, 0.9, 1.7]
// value: 0.95884793687937682449
// d x: [0.166269070786795167, 0.0779063953340089411, 0.163203115335570121, 0.0915840582949029427]
#include <functional>
#include <memory>
#include <vector>
#include <cmath>
struct Layer { virtual ~Layer() = default; virtual double apply(double t) const = 0; };
struct Scale : Layer { double a; Scale(double a) : a(a) {} double apply(double t) const override { return a * t; } };
struct Act : Layer { std::function<double(double)> g; Act(std::function<double(double)> g) : g(std::move(g)) {} double apply(double t) const override { return g(t); } };
extern "C" double f(const double *x, int n) {
  std::vector<std::unique_ptr<Layer>> net;
  for (int i = 0; i < n; i++) {
    net.push_back(std::make_unique<Scale>(x[i]));
    if (i % 2) net.push_back(std::make_unique<Act>([](double t) { return std::tanh(t); }));
    else net.push_back(std::make_unique<Act>([](double t) { return std::sin(t) + t; }));
  }
  double t = 0.5;
  for (auto &l : net) t = l->apply(t);
  return t;
}
