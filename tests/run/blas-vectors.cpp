// Routines on the memory of std::vector, whose destructors stand behind every call.
#include <cblas.h>
#include <vector>

extern "C" double f(int n, const double *a, const double *x) {
  std::vector<double> y(n), z(n);
  cblas_dgemv(CblasRowMajor, CblasNoTrans, n, n, 1.0, a, n, x, 1, 0.0, y.data(), 1);
  cblas_dgemv(CblasRowMajor, CblasTrans, n, n, 1.0, a, n, y.data(), 1, 0.0, z.data(), 1);
  y[0] = z[1];
  return cblas_ddot(n, y.data(), 1, z.data(), 1);
}

// library: libopenblas.so.0
// grad: f
// at: n=2 a=[1,2,3,4] x=[1,-2]
// value: 598
// d a: [6,213,-66,507]
// d x: [-660,-928]
