// Numbers that remember what they were made of, as a program that differentiates itself keeps them.
// grad: f
// at: n=4 x=[0.4,-0.3,0.7,1.1]
// value: 0.88591440411277234
// d x: [0.21260798951024309,-0.00680515655311059,0.042108142293823869,0.2361594887763378]
#include <cmath>
#include <memory>
#include <vector>
struct Number {
  double data;
  std::vector<std::shared_ptr<Number>> of;
  char op;
  explicit Number(double data, std::vector<std::shared_ptr<Number>> of = {}, char op = 0)
      : data(data), of(std::move(of)), op(op) {}
};
using Value = std::shared_ptr<Number>;
static Value operator+(const Value &a, const Value &b) {
  return std::make_shared<Number>(a->data + b->data, std::vector<Value>{a, b}, '+');
}
static Value operator*(const Value &a, const Value &b) {
  return std::make_shared<Number>(a->data * b->data, std::vector<Value>{a, b}, '*');
}
static Value tanh(const Value &a) {
  return std::make_shared<Number>(std::tanh(a->data), std::vector<Value>{a}, 't');
}
extern "C" double f(int n, const double *x) {
  std::vector<Value> in;
  for (int i = 0; i < n; i++)
    in.push_back(std::make_shared<Number>(x[i]));
  Value s = std::make_shared<Number>(0.5);
  for (int i = 0; i < n; i++)
    s = tanh(s * in[i] + in[(i + 1) % n]);
  return s->data * static_cast<double>(s->of.size());
}
