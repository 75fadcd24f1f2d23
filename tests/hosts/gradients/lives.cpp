// Memory that goes into and out of a derivative: its shadow comes from the primal's allocator. The address and leak sanitizers see a
// release that does not fit, and what is never released.
#include "check.h"
#include <cstdlib>
#include <vector>

extern int enzyme_const, enzyme_dup, enzyme_out;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

// The caller's vector grows: its old buffer ends, the new one leaves.
__attribute__((noinline)) double grow(std::vector<double> &v, double x) {
  v.push_back(x * v[0]);
  double s = 0;
  for (double e : v)
    s += e * e;
  return s;
}

__attribute__((noinline)) static double *raw(int n, double x) {
  double *r = new double[n];
  for (int i = 0; i < n; i++)
    r[i] = x * i;
  return r;
}

// A callee hands out memory that ends here, while other memory leaves.
__attribute__((noinline)) double hand(std::vector<double> &v, double x, int n) {
  double *q = raw(n, v[1]);
  v.push_back(x * q[2]);
  delete[] q;
  return v[0] * v[2];
}

// What is given is released.
__attribute__((noinline)) double end(double *p, double x) {
  double r = p[0] * x;
  free(p);
  return r;
}

int main() {
  {
    std::vector<double> v{1, 2}, d{0, 0};
    double *old = d.data();
    double dx = __enzyme_autodiff((void *)grow, enzyme_dup, &v, &d, enzyme_out, 3.0);
    expect("a vector grows, to x", dx, 6);
    expect("a vector grows, 0", old[0], 20);
    expect("a vector grows, 1", old[1], 4);
    // In reverse mode the shadow of what is released holds its adjoint, and is the caller's.
    operator delete(old);
  }
  {
    std::vector<double> v{1, 2}, d{1, 0};
    expect("tangent of a vector that grows", __enzyme_fwddiff((void *)grow, enzyme_dup, &v, &d, enzyme_dup, 3.0, 0.0), 20);
    expect("tangent in its new memory", d[2], 3);
  }
  {
    std::vector<double> v{1, 2}, d{0, 0};
    double *old = d.data();
    expect("memory handed out, to x", __enzyme_autodiff((void *)hand, enzyme_dup, &v, &d, enzyme_out, 3.0, enzyme_const, 4), 4);
    expect("memory handed out, 0", old[0], 12);
    expect("memory handed out, 1", old[1], 6);
    operator delete(old);
  }
  {
    std::vector<double> v{1, 2}, d{0, 1};
    expect("tangent through memory handed out", __enzyme_fwddiff((void *)hand, enzyme_dup, &v, &d, enzyme_dup, 3.0, 0.0, enzyme_const, 4), 6);
  }
  {
    double *p = (double *)malloc(8), *d = (double *)calloc(1, 8);
    *p = 2;
    expect("memory given and released, to x", __enzyme_autodiff((void *)end, enzyme_dup, p, d, enzyme_out, 3.0), 2);
    expect("memory given and released", *d, 3);
    free(d);
  }
  {
    double *p = (double *)malloc(8), *d = (double *)malloc(8);
    *p = 2, *d = 1;
    expect("tangent of memory given and released", __enzyme_fwddiff((void *)end, enzyme_dup, p, d, enzyme_dup, 3.0, 0.0), 3);
  }
  return report();
}
