// The negative logarithm of a Gaussian process's marginal likelihood: kernel, Cholesky, solution, dot, determinant.
#include <cblas.h>
#include <math.h>
#include <stdlib.h>
void dpotrf_(const char *, const int *, double *, const int *, int *);
void dpotrs_(const char *, const int *, const int *, const double *, const int *, double *, const int *, int *);

double f(int n, double scale, double length, double noise, const double *x, const double *y) {
  double *k = malloc(n * n * sizeof *k), *w = malloc(n * sizeof *w);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      double d = (x[i] - x[j]) / length;
      k[i + j * n] = scale * exp(-0.5 * d * d) + (i == j ? noise : 0);
    }
  int info, one = 1;
  dpotrf_("L", &n, k, &n, &info);
  cblas_dcopy(n, y, 1, w, 1);
  dpotrs_("L", &n, &one, k, &n, w, &n, &info);
  double s = 0.5 * cblas_ddot(n, y, 1, w, 1);
  for (int i = 0; i < n; i++) s += log(k[i + i * n]);
  free(k);
  free(w);
  return s;
}

// library: libopenblas.so.0
// grad: f
// at: n=5 scale=1.5 length=0.75 noise=0.1 x=[0,0.5,1.25,2,2.25] y=[0.5,-0.25,1,0.75,0.5]
// value: 0.9136931068416906
// d scale: 0.6034844778569868
// d length: 0.9692672984094969
// d noise: 0.9838766420789503
// d x: [0.7681238240858381,0.6636313002078291,-1.9516824079602095,-0.8440019911580179,1.3639292748245602]
// d y: [1.711343714275965,-2.3948427703990047,1.7376538682509748,-0.27897308126448656,0.019929261945811735]
// at: n=5 scale=1.5 length=0.75 noise=0.1 x=[0,0.5,1.25,2,2.25] y=[0.5,-0.25,1,0.75,0.5] const x,y
// value: 0.9136931068416906
// d scale: 0.6034844778569868
// d length: 0.9692672984094969
// d noise: 0.9838766420789503
