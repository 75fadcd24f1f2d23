// Cholesky factor of A Aᵀ + I on the heap, error returns that free; a Gaussian log-likelihood.
// grad: f
// at: x=[0.422,0.351,0.6,0.361,0.439,0.062,0.047,-0.345,-0.311,-0.583,-0.396,-0.489,-0.153,-0.125,0.253,0.266,0.543,0.423,0.52,0.244]
// value: -4.673814843281185
// d x: [-0.09943501386796383,-0.020878946022630022,-0.2634552077558736,-0.13717010747574632,-0.3033113891874869,-0.019695495983839278,-0.031737769427649096,0.2569149799463423,0.11464115902660756,0.3048068792948397,0.09346606636694448,0.2087877281666923,-0.013166829177177269,0.04342980812741223,-0.20609918119531845,-0.12560508860372385,-0.3822622524967837,0.007704325487052981,-0.07686124044055447,0.5980875355891625]
#include <math.h>
#include <stdlib.h>
double f(const double *x) {
  int d = 4;
  double *c = malloc(d * d * sizeof *c), *z = calloc(d, sizeof *z);
  if (!c || !z) {
    free(c);
    free(z);
    return NAN;
  }
  for (int i = 0; i < d; i++)
    for (int j = 0; j < d; j++) {
      double s = i == j;
      for (int k = 0; k < d; k++)
        s += x[i * d + k] * x[j * d + k];
      c[i * d + j] = s;
    }
  for (int j = 0; j < d; j++) {
    double s = c[j * d + j];
    for (int k = 0; k < j; k++)
      s -= c[j * d + k] * c[j * d + k];
    if (s <= 0) {
      free(c);
      free(z);
      return -INFINITY;
    }
    c[j * d + j] = sqrt(s);
    for (int i = j + 1; i < d; i++) {
      double t = c[i * d + j];
      for (int k = 0; k < j; k++)
        t -= c[i * d + k] * c[j * d + k];
      c[i * d + j] = t / c[j * d + j];
    }
  }
  double ll = -0.5 * d * log(2 * M_PI);
  const double *mu = x + d * d;
  for (int i = 0; i < d; i++) {
    double t = 0.3 * i - mu[i];
    for (int k = 0; k < i; k++)
      t -= c[i * d + k] * z[k];
    z[i] = t / c[i * d + i];
    ll -= log(c[i * d + i]) + 0.5 * z[i] * z[i];
  }
  free(z);
  free(c);
  return ll;
}
