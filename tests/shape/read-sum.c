// What `next` returns is kept in registers: the gradient is ten calls and ten stores dx[i] += next().
// flags: -O2 -fno-slp-vectorize
// shape: adjoint.read_sum calls(next)=10 calls=10 loads=10 stores=10 allocas=0 heap=0 loops=0 blocks=1
double __enzyme_autodiff(void *, ...);

double next(void);

static double read_sum(const double *x) {
  double total = 0;
  for (int i = 0; i < 10; i++)
    total += next() * x[i];
  return total;
}

void gradient(const double *x, double *dx) { __enzyme_autodiff((void *)read_sum, x, dx); }

static unsigned position;
__attribute__((noinline)) double next(void) {
  position = position * 5 + 3;
  return (double)(position % 64) / 16;
}
