// A stack that grows and shrinks: released memory of every size, some of it made in other iterations.
// grad: f
// at: n=4 x=[1,2,3,4]
// value: 13
// d x: [0,0,4,3]
#include <vector>
extern "C" double f(int n, const double *x) {
  std::vector<double> stack;
  for (int i = 0; i < n; i++) {
    stack.push_back(x[i]);
    if (i % 2) {
      double a = stack.back();
      stack.pop_back();
      double b = stack.back();
      stack.pop_back();
      stack.push_back(a * b + 1);
    }
  }
  return stack.back();
}
