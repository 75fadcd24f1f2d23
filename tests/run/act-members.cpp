// Objects behind one interface: one reads the input, one a constant table, one nothing.
// grad: f
// at: x=[1,2,3]
// value: 66
// d x: [2,4,6]
#include <memory>
#include <vector>

struct Term {
  virtual double value() const = 0;
  virtual ~Term() = default;
};

static const double table[3] = {3, 4, 5};

struct Squares : Term {
  const double *data;
  explicit Squares(const double *data) : data(data) {}
  double value() const override {
    double sum = 0;
    for (int i = 0; i < 3; i++)
      sum += data[i] * data[i];
    return sum;
  }
};

struct Two : Term {
  double value() const override { return 2; }
};

extern "C" double f(const double *x) {
  std::vector<std::unique_ptr<Term>> terms;
  terms.push_back(std::make_unique<Squares>(x));
  terms.push_back(std::make_unique<Squares>(table));
  terms.push_back(std::make_unique<Two>());
  double sum = 0;
  for (const auto &term : terms)
    sum += term->value();
  return sum;
}
