// Single precision, by C and Fortran names.
#include <cblas.h>
float sdot_(const int *, const float *, const int *, const float *, const int *);
void sgemm_(const char *, const char *, const int *, const int *, const int *, const float *, const float *, const int *,
            const float *, const int *, const float *, float *, const int *);
void spotrf_(const char *, const int *, float *, const int *, int *);

float f(float alpha, const float *a, float *c) {
  int n = 2, one = 1, four = 4, info = 0;
  cblas_ssyrk(CblasColMajor, CblasLower, CblasNoTrans, n, n, alpha, a, n, 1.0f, c, n);
  spotrf_("L", &n, c, &n, &info);
  c[2] = 0;
  float b[4] = {0};
  sgemm_("N", "T", &n, &n, &n, &alpha, a, &n, c, &n, &alpha, b, &n);
  cblas_strsv(CblasColMajor, CblasLower, CblasTrans, CblasNonUnit, n, c, n, b, 1);
  return sdot_(&four, b, &one, c, &one) + cblas_snrm2(4, b, 1);
}

// library: libopenblas.so.0
// tol: 2e-5
// grad: f
// at: alpha=0.75 a=[1,2,-0.5,1.5] c=[2,0.25,0.5,3]
// value: 16.398912067062835
// d alpha: 33.541239084422656
// d a: [3.933821863699783,7.950961690383698,1.9862353632096088,10.046879331139188]
// d c: [-0.1258805078931687,1.8884603887573859,0,1.515647703028044]
