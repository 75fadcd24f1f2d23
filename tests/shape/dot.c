// Nothing is kept: factors are read again. The forward sweep, whose result nobody asks for, is gone: one loop is left.
// flags: -O2 -fno-vectorize -fno-slp-vectorize -fno-unroll-loops
// shape: adjoint.dot heap=0 calls=0 allocas=0 loops=1 loads=4 stores=2
double __enzyme_autodiff(void *, ...);

static double dot(const double *x, const double *y, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += x[i] * y[i];
  return sum;
}

void gradient(const double *x, double *dx, const double *y, double *dy, int n) {
  __enzyme_autodiff((void *)dot, x, dx, y, dy, n);
}
