#include <map>
#include <vector>

struct Model {
  std::vector<double> weights;
  std::map<int, double> powers;
  ~Model() { weights.clear(); }
};

static Model made() { return {{1, 2, 3}, {{0, 0.5}, {1, -1}}}; }
static Model model = made();
void *__enzyme_inactive_global_model = (void *)&model;

extern "C" double f(int n, const double *x) {
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += model.weights[i] * x[i] * x[i] * model.powers[i & 1];
  return sum;
}
