// Vectors in maps, which begin empty where a key is new, and grow.
// grad: f
// at: x=1.3
// value: 18.46
// d x: 19.4
#include <map>
#include <unordered_map>
#include <vector>
double f(double x) {
  std::map<int, std::vector<double>> m;
  m[1].push_back(x);
  m[2].push_back(2 * x);
  m[1].push_back(x * x);
  std::unordered_map<int, std::vector<double>> u;
  for (int i = 0; i < 6; i++)
    u[i % 2].push_back(i * x);
  double r = m[1][0] * m[2][0] + m[1][1] * double(m[1].size());
  for (double w : u[1])
    r += w;
  return r;
}
