// The library of `called.cpp`.
#include "elsewhere.h"
#include <cmath>
extern "C" {
extern int enzyme_const, enzyme_dup, enzyme_out, enzyme_runtime_activity;
double __enzyme_autodiff1(void *, ...);
double __enzyme_fwddiff1(void *, ...);
void __enzyme_autodiff(void *, ...);
void __enzyme_fwddiff(void *, ...);
float __enzyme_autodifff(void *, ...);
void *__enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);

double product(function g, double x, const double *p) { return g(x, p) * g(x + 1, p); }
void euler(field f, double *y, void *data, int n, int steps, double h) {
  double dy[8];
  for (int k = 0; k < steps; k++) {
    f(k * h, y, dy, data, n);
    for (int i = 0; i < n; i++) y[i] += h * dy[i];
  }
}
float rounds(scaled s, int k, float x) {
  for (int i = 0; i < k; i++) x = s(i, x);
  return x;
}
double of_list(walk w, const struct list *l) { return w(l) * w(l->next); }

double product_gradient(function g, double x, const double *p, double *p_) {
  return __enzyme_autodiff1((void *)product, enzyme_const, g, enzyme_out, x, enzyme_dup, p, p_);
}
double product_tangent(function g, double x, double dx, const double *p, const double *dp) {
  return __enzyme_fwddiff1((void *)product, enzyme_const, g, enzyme_dup, x, dx, enzyme_dup, p, dp);
}
// Without a shadow the data are constant.
void euler_gradient(field f, double *y, double *y_, void *data, void *data_, int n, int steps, double h) {
  if (data_)
    __enzyme_autodiff((void *)euler, enzyme_const, f, enzyme_dup, y, y_, enzyme_dup, data, data_, n, steps, enzyme_const, h);
  else
    __enzyme_autodiff((void *)euler, enzyme_const, f, enzyme_dup, y, y_, enzyme_const, data, n, steps, enzyme_const, h);
}
void euler_tangent(field f, double *y, double *y_, void *data, void *data_, int n, int steps, double h) {
  __enzyme_fwddiff((void *)euler, enzyme_const, f, enzyme_dup, y, y_, enzyme_dup, data, data_, enzyme_const, n, enzyme_const,
                   steps, enzyme_const, h);
}
void euler_in_two(field f, double *y, double *y_, void *data, void *data_, int n, int steps, double h) {
  void *tape = __enzyme_augmentfwd((void *)euler, enzyme_const, f, enzyme_dup, y, y_, enzyme_dup, data, data_, n, steps,
                                   enzyme_const, h);
  for (int i = 0; i < n; i++) y[i] = NAN;
  __enzyme_reverse((void *)euler, enzyme_const, f, enzyme_dup, y, y_, enzyme_dup, data, data_, n, steps, enzyme_const, h, tape);
}
float rounds_gradient(scaled s, int k, float x) {
  return __enzyme_autodifff((void *)rounds, enzyme_const, s, enzyme_const, k, enzyme_out, x);
}
void of_list_gradient(walk w, const struct list *l, struct list *l_) {
  __enzyme_autodiff((void *)of_list, enzyme_runtime_activity, enzyme_const, w, enzyme_dup, l, l_);
}
}
double total(const model *m, const double *x, int n) { return std::log(m->energy(x, n)) + m->energy(x + 1, n - 1); }
void total_gradient(const model *m, model *m_, const double *x, double *x_, int n) {
  __enzyme_autodiff((void *)total, enzyme_dup, m, m_, enzyme_dup, x, x_, n);
}
