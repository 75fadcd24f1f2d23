#include <cstdio>
#include <stdexcept>
#include <vector>

static double sum(const std::vector<double> &x) {
  double s = 0;
  for (double v : x) {
    if (v < 0)
      throw std::domain_error("negative");
    s += v * v;
  }
  return s;
}

int main() {
  std::printf("sum %.17g\n", sum({1, 2.5, 3}));
  try {
    sum({1, -1});
  } catch (const std::domain_error &error) {
    std::printf("caught %s\n", error.what());
  }
}
