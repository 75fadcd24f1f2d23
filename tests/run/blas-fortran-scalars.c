// Factors, sizes and flags by address, all of which change in a loop.
void dgemv_(const char *, const int *, const int *, const double *, const double *, const int *, const double *, const int *,
            const double *, double *, const int *);

double f(int rounds, double *factor, const double *a, double *x, double *y) {
  int m = 2, n = 2, lda = 2, one = 1;
  char trans = 'N';
  for (int i = 0; i < rounds; i++) {
    dgemv_(&trans, &m, &n, &factor[0], a, &lda, x, &one, &factor[1], y, &one);
    factor[0] *= factor[1] * y[0];
    factor[1] += 0.25 * factor[0];
    trans = trans == 'N' ? 'T' : 'N';
    x[1] = y[0] * 0.5;
  }
  return y[0] * y[0] + y[1] * factor[0];
}

// library: libopenblas.so.0
// grad: f
// at: rounds=3 factor=[0.5,1.25] a=[1,-2,0.5,1.5] x=[0.5,-1] y=[0.25,0.75]
// value: 0.3822796998253741
// d factor: [-0.07784067215285123,1.930236608174161]
// d a: [0.8781319245672136,0.10202827193283827,-1.2252026935193305,-0.07777804400118042]
// d x: [1.5786756616452204,0.7605493504515279]
// d y: [3.1715578873593135,0.2103962882994421]
