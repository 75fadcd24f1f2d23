#include <thread>
#include <vector>
extern int enzyme_dup, enzyme_width;
double __enzyme_autodiff(void *, ...);

#if DETACHED
double f(double *x) {
  double product = 1;
  std::thread thread([&] { product = x[0] * x[1]; });
  thread.detach();
  return product;
}
void g(double *x, double *dx) { __enzyme_autodiff((void *)f, enzyme_dup, x, dx); }
#else
double f(double *x) {
  double product = 1;
  std::thread thread([numbers = std::vector<double>(x, x + 2)](double *to) { *to *= numbers[0] * numbers[1]; }, &product);
  thread.join();
  return product;
}
void g(double *x, double *dx) { __enzyme_autodiff((void *)f, enzyme_width, 2, enzyme_dup, x, dx, dx + 2); }
#endif
