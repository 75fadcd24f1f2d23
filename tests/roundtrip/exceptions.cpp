// C++ exceptions in every shape: nested, rethrown, through destructors, out of constructors, across loops and callbacks.
#include <cstdio>
#include <functional>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace {
struct Trace {
  std::string name;
  explicit Trace(std::string n) : name(std::move(n)) {
    if (name == "bad")
      throw std::invalid_argument("constructor of " + name);
    std::printf("+%s ", name.c_str());
  }
  Trace(const Trace &) = delete;
  ~Trace() { std::printf("-%s ", name.c_str()); }
};

int risky(int depth) {
  Trace t("d" + std::to_string(depth));
  if (depth == 0)
    throw depth % 2 ? 1 : 2;
  try {
    return risky(depth - 1) + 1;
  } catch (int code) {
    if (depth % 3 == 0)
      throw std::runtime_error("code " + std::to_string(code + depth));
    throw;
  }
}

double series(int n, const std::function<double(int)> &term) {
  double s = 0;
  for (int i = 0; i < n; i++)
    try {
      s += term(i);
    } catch (const std::out_of_range &) {
      s -= 1;
      continue;
    } catch (...) {
      s *= 0.5;
    }
  return s;
}
} // namespace

int main() {
  for (int depth = 0; depth < 8; depth++)
    try {
      std::printf("%d\n", risky(depth));
    } catch (const std::exception &e) {
      std::printf("caught %s\n", e.what());
    } catch (int code) {
      std::printf("caught %d\n", code);
    }
  try {
    std::vector<std::unique_ptr<Trace>> all;
    for (const char *name : {"a", "b", "bad", "c"})
      all.push_back(std::make_unique<Trace>(name));
  } catch (const std::invalid_argument &e) {
    std::printf("caught %s\n", e.what());
  }
  std::map<std::string, std::vector<double>> table{{"x", {1, 2, 3}}, {"y", {}}};
  double s = series(40, [&](int i) {
    if (i % 7 == 3)
      throw i;
    return table.at(i % 2 ? "x" : "y").at(static_cast<std::size_t>(i % 4)) * i;
  });
  std::printf("%.17g\n", s);
  try {
    throw std::string("a class by value");
  } catch (std::string &text) {
    std::printf("%s\n", text.c_str());
  }
  return 0;
}
