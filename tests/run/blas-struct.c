// Operands that are members of a struct, behind an integer.
#include <cblas.h>

struct layer {
  int n;
  double w[4], bias[2];
};

double f(const double *p, const double *x) {
  struct layer layer = {2, {p[0], p[1], p[2], p[3]}, {p[4], p[5]}};
  cblas_dgemv(CblasRowMajor, CblasNoTrans, layer.n, layer.n, 1.0, layer.w, 2, x, 1, 1.0, layer.bias, 1);
  return layer.bias[0] * layer.bias[1];
}

// library: libopenblas.so.0
// grad: f
// at: p=[1,2,3,4,5,6] x=[1,-2]
// value: 2
// d p: [1,-2,2,-4,1,2]
// d x: [7,10]
