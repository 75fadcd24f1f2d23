// Coefficient by coefficient, with reductions.
#include <Eigen/Dense>
extern "C" double loss(const double *x, int n) {
  Eigen::Map<const Eigen::ArrayXd> a(x, n);
  return ((a * a + 1).log() * (-a).exp()).sum() + a.abs().maxCoeff();
}
#define FUNCTION loss
#define ARGUMENTS , int n
#define GIVEN , n
#include "request.h"
