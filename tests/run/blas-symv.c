// y = alpha A x + beta y with one triangle of a symmetric matrix: the other triangle has no derivative.
#include <cblas.h>
void dsymv_(const char *, const int *, const double *, const double *, const int *, const double *, const int *, const double *,
            double *, const int *, unsigned long);

double f(int layout, int uplo, int ix, int iy, double alpha, const double *a, const double *x, double beta, double *y) {
  int n = 3, lda = 4;
  if (layout) cblas_dsymv(layout, uplo, n, alpha, a, lda, x, ix, beta, y, iy);
  else dsymv_(uplo == CblasUpper ? "U" : "L", &n, &alpha, a, &lda, x, &ix, &beta, y, &iy, 1);
  return y[0] * y[1] + 0.5 * y[2] * y[2] + y[0] * x[1];
}

// library: libopenblas.so.0
// grad: f
// at: layout=102 uplo=121 ix=1 iy=1 alpha=0.7 a=[1,2,3,9,4,5,6,9,7,8,9] x=[0.5,-1,2] beta=1.25 y=[2,-3,1]
// value: 100.0925
// d alpha: 318.175
// d a: [1.5225,0,0,0,0.4025,-6.895,0,0,9.835,6.3,14.98]
// d x: [83.055,116.425,143.885]
// d beta: -10.15
// d y: [5.4375,12.3125,13.375]
// at: layout=102 uplo=122 ix=1 iy=1 alpha=0.7 a=[1,2,3,9,4,5,6,9,7,8,9] x=[0.5,-1,2] beta=1.25 y=[2,-3,1]
// value: 62.0475
// d alpha: 193.475
// d a: [0.2975,1.3825,4.935,0,0,-3.955,0.42,0,0,0,14.98]
// d x: [30.975,71.555,92.925]
// d beta: -4.55
// d y: [1.0625,7.0625,13.375]
// at: layout=101 uplo=121 ix=1 iy=1 alpha=0.7 a=[1,2,3,9,4,5,6,9,7,8,9] x=[0.5,-1,2] beta=1.25 y=[2,-3,1]
// value: 62.0475
// d alpha: 193.475
// d a: [0.2975,1.3825,4.935,0,0,-3.955,0.42,0,0,0,14.98]
// d x: [30.975,71.555,92.925]
// d beta: -4.55
// d y: [1.0625,7.0625,13.375]
// at: layout=101 uplo=122 ix=-1 iy=1 alpha=0.7 a=[1,2,3,9,4,5,6,9,7,8,9] x=[0.5,-1,2] beta=1.25 y=[2,-3,1]
// value: 37.5125
// d alpha: 115.375
// d a: [0.21,0,0,0,4.865,-2.485,0,0,12.0925,-4.7775,3.01]
// d x: [74.795,64.555,52.185]
// d beta: -1.75
// d y: [0.1875,4.4375,10.75]
// at: layout=0 uplo=121 ix=1 iy=-1 alpha=0.7 a=[1,2,3,9,4,5,6,9,7,8,9] x=[0.5,-1,2] beta=0 y=[2,-3,1]
// value: 103.55625
// d alpha: 309.375
// d a: [2.5725,0,0,0,-1.8375,-6.615,0,0,13.125,7.56,11.34]
// d x: [71.295,108.465,139.965]
// d beta: -4.8
// d y: [0,0,0]
// at: layout=0 uplo=122 ix=1 iy=1 alpha=0.7 a=[1,2,3,9,4,5,6,9,7,8,9] x=[0.5,-1,2] beta=1.25 y=[2,-3,1] const x
// value: 62.0475
// d alpha: 193.475
// d a: [0.2975,1.3825,4.935,0,0,-3.955,0.42,0,0,0,14.98]
// d beta: -4.55
// d y: [1.0625,7.0625,13.375]
