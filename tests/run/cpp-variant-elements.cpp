// A beam line: elements of several kinds in a vector, visited in turn.
// grad: f
// or error: a value that may carry a derivative is used both as a float and as something else
// at: x=[0.6,0.9,1.4]
// value: 3.1448995135999995
// d x: [8.619413631999999,-0.686582784,1.892480448]
#include <type_traits>
#include <variant>
#include <vector>
struct Drift {
  double l;
};
struct Quad {
  double l, k;
};
struct Kick {
  double a;
  int n;
};
extern "C" double f(const double *x) {
  std::vector<std::variant<Drift, Quad, Kick>> line;
  line.push_back(Drift{x[0]});
  line.push_back(Quad{x[1], x[2]});
  line.push_back(Kick{x[0] * x[2], 2});
  line.push_back(Drift{x[1]});
  double p = 0.3, a = 0.2;
  for (auto &element : line)
    std::visit(
        [&](auto &e) {
          using T = std::decay_t<decltype(e)>;
          if constexpr (std::is_same_v<T, Drift>) {
            p += e.l * a;
          } else if constexpr (std::is_same_v<T, Quad>) {
            a -= e.k * e.l * p;
            p += e.l * a;
          } else {
            a += e.a * e.n;
          }
        },
        element);
  return p * p + a;
}
