// A += alpha x yᵀ, where x and y are overwritten afterwards.
#include <cblas.h>
void dger_(const int *, const int *, const double *, const double *, const int *, const double *, const int *, double *, const int *);

double f(int layout, int m, int n, int ix, int iy, double alpha, double *x, double *y, double *a) {
  int lda = 3;
  double s = 0;
  for (int round = 0; round < 2; round++) {
    if (layout) cblas_dger(layout, m, n, alpha, x, ix, y, iy, a, lda);
    else dger_(&m, &n, &alpha, x, &ix, y, &iy, a, &lda);
    for (int i = 0; i < 6; i++) s += (i + 1) * a[i] * a[i];
    x[0] = a[1] * 0.5;
    y[1] *= a[0];
  }
  return s;
}

// library: libopenblas.so.0
// grad: f
// at: layout=102 m=3 n=2 ix=1 iy=1 alpha=0.7 x=[0.5,-1,2] y=[2,-3] a=[1,2,3,4,5,6]
// value: 1392.945064
// d alpha: 3006.46712
// d x: [606.798976,-793.098768,511.1736]
// d y: [385.576828,-444.457776]
// d a: [491.37584,-24.66412,86.4,38.632,177.7,-42.48]
// at: layout=101 m=2 n=3 ix=1 iy=-1 alpha=0.7 x=[0.5,-1] y=[2,-3,1] a=[1,2,3,4,5,6]
// value: 1109.57372903125
// d alpha: 731.520000625
// d x: [168.80023475,-406.99225]
// d y: [-66.755325,-205.452300375,29.2177493125]
// d a: [216.28253375,23.97311375,48.39,47.2,170.35,93.6]
// at: layout=0 m=2 n=2 ix=2 iy=1 alpha=0.7 x=[0.5,-1,2] y=[2,-3] a=[1,2,3,4,5,6]
// value: 1041.329296
// d alpha: 2785.34048
// d x: [753.667264,0,576.910656]
// d y: [428.445472,-364.282464]
// d a: [506.31776,136.90904,36,-21.344,-55.4,144]
