// Least squares by the normal equations, solved by LU: AᵀA x = Aᵀb, and the residual's norm.
#include <cblas.h>
#include <stdlib.h>
void dgetrf_(const int *, const int *, double *, const int *, int *, int *);
void dgetrs_(const char *, const int *, const int *, const double *, const int *, const int *, double *, const int *, int *);

double f(int m, int n, double ridge, const double *a, const double *b) {
  double *g = malloc(n * n * sizeof *g), *x = malloc(n * sizeof *x), *r = malloc(m * sizeof *r);
  int *pivots = malloc(n * sizeof *pivots), info, one = 1;
  cblas_dgemm(CblasColMajor, CblasTrans, CblasNoTrans, n, n, m, 1.0, a, m, a, m, 0.0, g, n);
  for (int i = 0; i < n; i++) g[i + i * n] += ridge;
  cblas_dgemv(CblasColMajor, CblasTrans, m, n, 1.0, a, m, b, 1, 0.0, x, 1);
  dgetrf_(&n, &n, g, &n, pivots, &info);
  dgetrs_("N", &n, &one, g, &n, pivots, x, &n, &info);
  cblas_dcopy(m, b, 1, r, 1);
  cblas_dgemv(CblasColMajor, CblasNoTrans, m, n, -1.0, a, m, x, 1, 1.0, r, 1);
  double s = cblas_dnrm2(m, r, 1) + cblas_dasum(n, x, 1);
  free(g);
  free(x);
  free(r);
  free(pivots);
  return s;
}

// library: libopenblas.so.0
// grad: f
// at: m=4 n=2 ridge=0.125 a=[1,0.5,-1,2,0.25,1.5,1,-0.75] b=[1,-0.5,0.75,2]
// value: 2.48928896846146
// d ridge: -0.07898855764603759
// d a: [-0.1273339279118729,0.32219723652527255,-0.15321710067777697,-0.38961189761946063,-0.0636412307091486,0.08825010141058716,-0.2624154552361417,-0.08764727112555949]
// d b: [0.2781136982413051,-0.6424454210182312,0.4910989353705155,0.7608141790915764]
