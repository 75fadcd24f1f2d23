// Variants of a float and of vectors, in a vector that grows, moved and copied whole.
// grad: f
// or error: a word that may be a pointer to memory with a derivative is moved as a float
// at: n=4 x=[1, 3, 2, 0.5]
// value: 20
// d x: [4, 6, 8, 4]
// at: n=7 x=[1, 3, 2, 0.5, 1.5, 2.5, 1.25]
// value: 65.125
// d x: [4, 6, 8, 4, 6, 30, 5]
#include <utility>
#include <variant>
#include <vector>
using Value = std::variant<double, std::vector<double>>;
extern "C" double f(const double *x, int n) {
  std::vector<Value> all;
  for (int i = 0; i < n; i++) {
    if (i % 2)
      all.push_back(x[i] * x[i]);
    else
      all.push_back(std::vector<double>{x[i], 2 * x[i]});
  }
  std::vector<Value> copied = all;
  std::swap(copied[0], copied[1]);
  double s = 0;
  for (int i = 0; i < n; i++) {
    if (auto *number = std::get_if<double>(&copied[i]))
      s += *number * (i + 1);
    else {
      auto &vector = std::get<1>(copied[i]);
      s += vector[0] * vector[1];
    }
  }
  return s;
}
