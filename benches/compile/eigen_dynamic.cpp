// Matrices of any size: a quadratic form of a product.
#include <Eigen/Dense>
extern "C" double form(const double *x, int n) {
  Eigen::Map<const Eigen::MatrixXd> a(x, n, n);
  Eigen::VectorXd v = Eigen::VectorXd::LinSpaced(n, 0, 1);
  Eigen::VectorXd w = a * v;
  return w.dot(a.transpose() * w) + a.squaredNorm();
}
#define FUNCTION form
#define ARGUMENTS , int n
#define GIVEN , n
#include "request.h"
