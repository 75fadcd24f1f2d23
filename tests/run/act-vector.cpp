// A vector of pointers to the input, to an argument without derivative and to a constant.
// grad: f
// at: x=[1,2] c=[3,4] const c
// value: 66
// d x: [2,4]
#include <vector>

static const double constant = 6;

__attribute__((noinline)) static double squares(const std::vector<const double *> &all) {
  double sum = 0;
  for (const double *p : all)
    sum += *p * *p;
  return sum;
}

extern "C" double f(const double *x, const double *c) {
  std::vector<const double *> all;
  for (int i = 0; i < 2; i++) {
    all.push_back(x + i);
    all.push_back(c + i);
  }
  all.push_back(&constant);
  return squares(all);
}
