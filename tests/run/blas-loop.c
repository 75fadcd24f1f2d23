// Power iteration: the vector is overwritten in every round, the matrix never; vectors are exchanged by their pointers too.
#include <cblas.h>
#include <stdlib.h>

double f(int n, int rounds, const double *a, const double *x) {
  double *u = malloc(n * sizeof *u), *v = malloc(n * sizeof *v), value = 0;
  cblas_dcopy(n, x, 1, u, 1);
  for (int i = 0; i < rounds; i++) {
    cblas_dgemv(CblasRowMajor, CblasNoTrans, n, n, 1.0, a, n, u, 1, 0.0, v, 1);
    value = cblas_ddot(n, u, 1, v, 1);
    cblas_dscal(n, 1 / cblas_dnrm2(n, v, 1), v, 1);
    double *t = u;
    u = v;
    v = t;
  }
  value += u[0] * u[n - 1];
  free(u);
  free(v);
  return value;
}

// library: libopenblas.so.0
// grad: f
// at: n=3 rounds=4 a=[2,0.5,-0.75,0.25,3,0.625,-1,1.5,4] x=[0.5,-1,2]
// value: 4.185029398033611
// d a: [0.02904488409571326,-0.059794786001749076,0.0435907958314637,-0.12542464845838505,-0.27451961704106137,1.1500595343116904,-0.29393452260907144,0.018735581215779215,1.0695368785344659]
// d x: [0.04668267592798674,0.6104034638900228,0.2935310629630147]
// at: n=3 rounds=0 a=[2,0.5,-0.75,0.25,3,0.625,-1,1.5,4] x=[0.5,-1,2]
// value: 1
// d a: [0,0,0,0,0,0,0,0,0]
// d x: [2,0,0.5]
// at: n=3 rounds=4 a=[2,0.5,-0.75,0.25,3,0.625,-1,1.5,4] x=[0.5,-1,2] const x
// value: 4.185029398033611
// d a: [0.02904488409571326,-0.059794786001749076,0.0435907958314637,-0.12542464845838505,-0.27451961704106137,1.1500595343116904,-0.29393452260907144,0.018735581215779215,1.0695368785344659]
