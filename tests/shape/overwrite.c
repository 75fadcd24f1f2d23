// Both arrays are overwritten before the reverse sweep; only their sums are kept: one array, not two. So one store is added to those of
// the two shadows, and the loads are those of x, y, the sum and the two shadows.
// shape: adjoint.use_sums heap=1 calls(tapeless.frame.end)=1 allocas=0 loops=2 stores=3 loads=5
// What overwrites them has its derivative in its place: no reverse sweep comes back to it.
// shape: adjoint.overwrite heap=0 calls=0 allocas=0
// flags: -O2 -fno-vectorize -fno-slp-vectorize -fno-unroll-loops
double __enzyme_autodiff(void *, ...);

__attribute__((noinline)) static void overwrite(double *x, double *y, int n) {
  for (int i = 0; i < n; i++)
    x[i] = y[i] = 0;
}

static double use_sums(double *x, double *y, int n) {
  double total = 0;
  for (int i = 0; i < n; i++) {
    double sum = x[i] + y[i];
    total += sum * sum * sum;
  }
  overwrite(x, y, n);
  return total;
}

void gradient(double *x, double *dx, double *y, double *dy, int n) {
  __enzyme_autodiff((void *)use_sums, x, dx, y, dy, n);
}
