#include <stdexcept>
double __enzyme_autodiff(void *, ...);
namespace geo {
template <class T> struct Shape {
  T scale;
  T area(T r) const;
};
struct Law {
  virtual double at(double) const = 0;
};
[[gnu::noinline]] double risky(double x) {
  if (x < 0)
    throw std::domain_error("negative");
  return x * x;
}
double f(const Law &law, double x) {
#ifdef METHOD
  return Shape<double>{2}.area(x);
#elif defined VIRTUAL
  return law.at(x);
#else
  try {
    return risky(x);
  } catch (const std::exception &) {
    return 2 * x;
  }
#endif
}
} // namespace geo
extern int enzyme_const;
double gradient(const geo::Law &law, double x) {
  return __enzyme_autodiff((void *)geo::f, enzyme_const, &law, x);
}
