// Layers of a network in one buffer each: every operand of every product is overwritten later, in a loop in a function.
#include <cblas.h>
#include <math.h>

static __attribute__((noinline)) void layer(int n, double *w, double *x, double *y) {
  cblas_dgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, n, 2, n, 1.0, w, n, x, n, 0.5, y, n);
  for (int i = 0; i < 2 * n; i++) x[i] = sin(y[i]);
  cblas_dger(CblasColMajor, n, n, 0.1, x, 1, y, 1, w, n);
}

double f(int n, int layers, double *w, double *x) {
  double y[8] = {0}, s = 0;
  for (int i = 0; i < layers; i++) {
    layer(n, w, x, y);
    s += cblas_ddot(2 * n, x, 1, y, 1);
  }
  return s;
}

// library: libopenblas.so.0
// grad: f
// at: n=2 layers=3 w=[0.5,-0.25,0.75,1] x=[0.5,-1,2,1.5]
// value: 16.276045897639467
// d w: [-2.800708829847273,6.702938833855509,-0.21537855430357075,11.156387338334337]
// d x: [0.10437258579656854,-4.609686688279356,-0.8184351954653568,2.6232738884538813]
// at: n=3 layers=2 w=[0.5,-0.25,0.75,1,-0.5,0.125,0.25,0.375,-0.625] x=[0.5,-1,2,1.5,0.25,-0.75]
// value: 5.59514379406243
// d w: [4.083923991105989,-0.27340169590345254,2.567250269249566,0.9903662731647036,-1.9382099250034823,0.7937325720031073,-2.183714255493915,4.145302825315584,-2.903868417507576]
// d x: [-1.7946523347963117,-1.289099893266584,1.6937816681261366,2.6574329473973033,3.14207889248571,-0.6322404531160585]
