// A hash table that grows: its one bucket at first is the last member of the table itself.
// grad: f
// at: x=[1.5,-0.75,0.25,2,-1.25,0.5,1,-0.5,0.75,1.25,-2,0.125,1.75,-1,0.375,0.625,-0.25,1.125,-1.5,0.875] n=20
// value: 30031.806884765625
// d x: [1039.78125,-1039.78125,866.484375,13863.75,-3465.9375,4505.71875,7625.0625,-3812.53125,6758.578125,3465.9375,-13863.75,433.2421875,2426.15625,-693.1875,519.890625,2166.2109375,-1732.96875,3119.34375,-13517.15625,6671.9296875]
#include <unordered_map>
extern "C" double f(const double *x, int n) {
  std::unordered_map<int, double> sums;
  for (int i = 0; i < n; i++) sums[i * i % 13] += x[i] * x[i];
  double s = 0;
  for (const auto &sum : sums) s += sum.second * (sum.first + 1);
  return s * s;
}
