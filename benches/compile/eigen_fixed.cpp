// Matrices of fixed size: the energy of a deformation.
#include <Eigen/Dense>
extern "C" double energy(const double *x) {
  Eigen::Map<const Eigen::Matrix3d> f(x);
  Eigen::Matrix3d c = f.transpose() * f;
  double i1 = c.trace(), j = f.determinant();
  return 0.5 * (i1 - 3) - std::log(j) + 0.5 * (j - 1) * (j - 1) + (c * c).trace();
}
#define FUNCTION energy
#include "request.h"
