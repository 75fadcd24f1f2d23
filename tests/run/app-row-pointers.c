// Gauss elimination on row pointers of the heap, rows swapped by pointer.
// grad: f
// at: x=[0.422,1.351,0.6,0.361,0.439,0.062,0.047,0.655,-0.311,-0.583,-0.396,-0.489,-0.153,0.875,0.253,0.266,0.543,0.423,0.52,1.244]
// value: 33.300934497623885
// d x: [194.43059636616854,-58.237587674565354,-16.98007575485225,63.106827942997214,-36.75925000978127,80.85789739157215,-24.06473833116433,-7.315670687319081,26.28570085781895,-15.285436927384119,131.11216134256344,-39.127218130195835,-11.511805469105003,42.42405837693342,-24.77554028536937,-342.0461187929923,102.27467993470107,29.8312039914617,-111.12432002281595,64.66406986838525]
#include <math.h>
#include <stdlib.h>
double f(const double *x) {
  int n = 4;
  double **a = malloc(n * sizeof *a);
  for (int i = 0; i < n; i++) {
    a[i] = malloc((n + 1) * sizeof **a);
    for (int j = 0; j <= n; j++)
      a[i][j] = x[i * (n + 1) + j];
  }
  double det = 1;
  for (int k = 0; k < n; k++) {
    int p = k;
    for (int i = k + 1; i < n; i++)
      if (fabs(a[i][k]) > fabs(a[p][k]))
        p = i;
    if (p != k) {
      double *t = a[p];
      a[p] = a[k];
      a[k] = t;
      det = -det;
    }
    det *= a[k][k];
    for (int i = k + 1; i < n; i++) {
      double l = a[i][k] / a[k][k];
      for (int j = k; j <= n; j++)
        a[i][j] -= l * a[k][j];
    }
  }
  for (int i = n - 1; i >= 0; i--) {
    for (int j = i + 1; j < n; j++)
      a[i][n] -= a[i][j] * a[j][n];
    a[i][n] /= a[i][i];
  }
  double s = det;
  for (int i = 0; i < n; i++)
    s += a[i][n] * a[i][n];
  for (int i = 0; i < n; i++)
    free(a[i]);
  free(a);
  return s;
}
