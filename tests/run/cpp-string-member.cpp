// A structure of a name and a float; the name is longer than what lies in the object itself: right, or refused.
// grad: f
// at: x=[1,2,3] n=3
// value: 164
// d x: [14,40,78]
// or error: TL000
#include <string>
struct Term {
  std::string name;
  double v;
};
extern "C" double f(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    Term t{std::string("name"), x[i] * x[i]};
    for (int k = 0; k <= i; k++)
      t.name.append("xyz");
    s += t.v * (double)t.name.size();
  }
  return s;
}
