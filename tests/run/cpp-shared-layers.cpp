// A network of layers of neurons, shared, each with its own weights, made by a function that moves a pointer on.
// grad: f
// at: n=2 x=[0.1,0.2,0.3,-0.4,0.5,0.6,0.7,-0.2,0.3,0.15,0.25,0.35,0.45,-0.55,0.65,0.75,0.85,0.12,0.23,0.34]
// value: 1.0868990464101027
// d x: [-0.0096360074014537524,0.022484017270058755,-0.032120024671512509,0.024964134258304405,-0.058249646602710273,0.083213780861014677,0.021037845788580724,-0.049088306840021689,0.070126152628602417,0.019896778029980682,0.013699919470949744,0.060583863034664689,0.10597699132167496,0.016791381168905481,0.011561699561275672,0.051128214596702977,0.089436593891466354,0.8611410315142195,1.1992392542552819,1.4093252314564046]
#include <cmath>
#include <memory>
#include <vector>
struct Neuron {
  std::vector<double> weights;
  double bias, out = 0;
  Neuron(const double *p, int n) : weights(p, p + n), bias(p[n]) {}
  double fire(const std::vector<double> &in) {
    double s = bias;
    for (size_t i = 0; i < weights.size(); i++)
      s += weights[i] * in[i];
    return out = std::tanh(s);
  }
};
struct Layer {
  std::vector<std::shared_ptr<Neuron>> neurons;
};
__attribute__((noinline)) std::shared_ptr<Layer> layer(const double *&p, int in, int out) {
  auto made = std::make_shared<Layer>();
  for (int i = 0; i < out; i++) {
    made->neurons.push_back(std::make_shared<Neuron>(p, in));
    p += in + 1;
  }
  return made;
}
extern "C" double f(int n, const double *x) {
  const double *p = x;
  std::vector<std::shared_ptr<Layer>> net{layer(p, 2, 3), layer(p, 3, 2), layer(p, 2, 1)};
  std::vector<double> v{0.3, -0.7};
  for (auto &one : net) {
    std::vector<double> out;
    for (auto &neuron : one->neurons)
      out.push_back(neuron->fire(v));
    v = out;
  }
  return v[0] * n;
}
