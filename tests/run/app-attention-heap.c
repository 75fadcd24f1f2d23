// Attention: one heap block cut into matrices, noinline matmul and softmax, a causal mask.
// grad: f
// at: w=[0.844,0.702,1.199,0.723,0.877,0.123,0.095,-0.691,-0.622,-1.166,-0.793,-0.978,-0.306,-0.25,0.505,0.533,1.086,0.847,1.039,0.488,0.388,-0.295,-0.435,-0.964,-0.883,-1.059,-0.662] X=[1,0.267,-0.857,-0.726,0.469,0.977,0.054,-0.948,-0.561,0.648,0.907,-0.162] const X
// value: 30.75802668885488
// d w: [0.8653501407559363,1.0917691883483884,1.3027660000291228,4.526621445174109,5.4823635575569165,6.181269507042204,1.5563422865696999,1.8413474833599006,2.0044572614941405,-2.4595210253773985,-2.076097985567437,-0.373694109029216,1.3260977483347367,1.2125051699414575,0.41083622559023725,3.16874246957485,2.7245527524186737,0.5933825669399184,10.056215993161139,15.854956204920915,15.311623482420815,0.30551011811073986,-0.036283881580911795,-1.3537220848182505,-9.891737562314228,-15.87289911842725,-16.03484274061467]
#include <math.h>
#include <stdlib.h>
__attribute__((noinline)) static void softmax(double *row, int n) {
  double m = row[0];
  for (int i = 1; i < n; i++)
    m = fmax(m, row[i]);
  double s = 0;
  for (int i = 0; i < n; i++) {
    row[i] = exp(row[i] - m);
    s += row[i];
  }
  for (int i = 0; i < n; i++)
    row[i] /= s;
}
__attribute__((noinline)) static void matmul(const double *restrict a, const double *restrict b,
                                             double *restrict c, int m, int k, int n) {
  for (int i = 0; i < m; i++)
    for (int j = 0; j < n; j++) {
      double s = 0;
      for (int l = 0; l < k; l++)
        s += a[i * k + l] * b[l * n + j];
      c[i * n + j] = s;
    }
}
double f(const double *w, const double *X) {
  enum { T = 4, D = 3 };
  double *buf = malloc(sizeof(double) * (3 * T * D + 2 * T * T + T * D));
  double *q = buf, *k = q + T * D, *v = k + T * D, *s = v + T * D, *o = s + T * T;
  matmul(X, w, q, T, D, D);
  matmul(X, w + D * D, k, T, D, D);
  matmul(X, w + 2 * D * D, v, T, D, D);
  for (int i = 0; i < T; i++) {
    for (int j = 0; j < T; j++) {
      if (j > i) {
        s[i * T + j] = -1e9;
        continue;
      }
      double a = 0;
      for (int l = 0; l < D; l++)
        a += q[i * D + l] * k[j * D + l];
      s[i * T + j] = a / sqrt(D);
    }
    softmax(s + i * T, T);
  }
  matmul(s, v, o, T, T, D);
  double L = 0;
  for (int i = 0; i < T * D; i++)
    L += o[i] * o[i] * (1 + i % 3);
  free(buf);
  return L;
}
