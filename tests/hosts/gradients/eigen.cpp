// Systems of linear equations by Eigen: blocked factorisations, packed panels, vectors of two doubles.
#include "check.h"
#include <eigen3/Eigen/Dense>

extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);

static const int n = 20;
static const double x[n] = {1.5, -0.75, 0.25, 2, -1.25, 0.5, 1, -0.5, 0.75, 1.25, -2, 0.125, 1.75, -1, 0.375, 0.625, -0.25, 1.125, -1.5, 0.875};

static void fill(const double *x, Eigen::MatrixXd &a, Eigen::VectorXd &b) {
  for (int i = 0; i < b.size(); i++) {
    b(i) = x[i] + 1;
    for (int j = 0; j < b.size(); j++)
      a(i, j) = x[i] * x[j] + (i == j ? 2 + i : 0) + (j > i ? x[j] : 0);
  }
}

__attribute__((noinline)) double lu(const double *x, int n) {
  Eigen::MatrixXd a(n, n);
  Eigen::VectorXd b(n);
  fill(x, a, b);
  Eigen::VectorXd y = a.partialPivLu().solve(b);
  return y.dot(b);
}

// The same system, and so the same numbers.
__attribute__((noinline)) double qr(const double *x, int n) {
  Eigen::MatrixXd a(n, n);
  Eigen::VectorXd b(n);
  fill(x, a, b);
  Eigen::VectorXd y = a.householderQr().solve(b);
  return y.dot(b);
}

__attribute__((noinline)) double llt(const double *x, int n) {
  Eigen::MatrixXd a(n, n);
  Eigen::VectorXd b(n);
  for (int i = 0; i < n; i++) {
    b(i) = x[i] * x[i];
    for (int j = 0; j < n; j++)
      a(i, j) = x[i] * x[j] + (i == j ? 2 + i : 0);
  }
  Eigen::VectorXd y = a.llt().solve(b);
  return y.dot(b);
}

__attribute__((noinline)) double arrays(const double *x, int n) {
  Eigen::Map<const Eigen::ArrayXd> a(x, n);
  return ((a * a + 1).log() * (-a).exp()).sum() + a.maxCoeff();
}

// By differences of a solution with 60 digits.
static const double of_lu[n] = {
    0.40523040816669319, -0.0023394087009524952, -0.051569817467161043, -0.14815878846951446,
    -0.048351718674056531, -0.098871578188850816, -0.11506287787498512, -0.076993215728262928,
    -0.10647933576837563, -0.11668708231269581, -0.054887122766880157, -0.091375773922315818,
    -0.12302687010071068, -0.071332892428536516, -0.092162173653682529, -0.094306389766000752,
    -0.079251504994820688, -0.098065133686250839, -0.061321897652741575, -0.091333141543174568};
static const double of_llt[n] = {
    3.249779392294153, -1.414096017026048, 0.0042644243015493655, 3.8155850200343345,
    -2.3855126474466443, -0.0056291093567900467, 0.14088947867065479, -0.19496365268246341,
    0.020561561188881663, 0.2818269897210668, -3.9819292778672407, 0.0031658648916799529,
    0.83575010873821085, -0.55356149252826949, -0.001588789947307861, 0.0012931363637872829,
    -0.025865380950895706, 0.10309125016511722, -1.1323124270672808, 0.02658895788646515};

int main() {
  double d[n] = {0};
  expect("LU", lu(x, n), 2.7707185506029075);
  __enzyme_autodiff((void *)lu, enzyme_dup, x, d, enzyme_const, n);
  for (int i = 0; i < n; i++)
    expect("gradient of LU", d[i], of_lu[i]);
  for (double &e : d)
    e = 0;
  expect("QR", qr(x, n), 2.7707185506029075);
  __enzyme_autodiff((void *)qr, enzyme_dup, x, d, enzyme_const, n);
  for (int i = 0; i < n; i++)
    expect("gradient of QR", d[i], of_lu[i]);
  for (double &e : d)
    e = 0;
  expect("Cholesky", llt(x, n), 7.4231669224431298);
  __enzyme_autodiff((void *)llt, enzyme_dup, x, d, enzyme_const, n);
  for (int i = 0; i < n; i++)
    expect("gradient of Cholesky", d[i], of_llt[i]);
  for (double &e : d)
    e = 0;
  double sum = 2;
  for (int i = 0; i < n; i++)
    sum += std::log(x[i] * x[i] + 1) * std::exp(-x[i]);
  expect("functions of arrays", arrays(x, n), sum);
  __enzyme_autodiff((void *)arrays, enzyme_dup, x, d, enzyme_const, n);
  // The fourth is the greatest.
  for (int i = 0; i < n; i++)
    expect("gradient of arrays", d[i], (2 * x[i] / (x[i] * x[i] + 1) - std::log(x[i] * x[i] + 1)) * std::exp(-x[i]) + (i == 3));
  return report();
}
