// Handlers that read nothing that depends on the input; a constructor of the library in the middle.
// grad: f
// at: n=4 x=[1,0.5,2,3]
// value: 36.125
// d x: [2,0.5,8,18]
#include <cstring>
#include <stdexcept>
static double weight(int i) {
  try {
    if (i == 2)
      throw std::domain_error("no");
    if (i == 3)
      throw 3;
  } catch (const std::exception &e) {
    return static_cast<double>(std::strlen(e.what()));
  } catch (int v) {
    return v;
  }
  return i ? 0.5 : 1;
}
extern "C" double f(int n, const double *x) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += weight(i) * x[i] * x[i];
  return s;
}
