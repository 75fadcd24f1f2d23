// What the library has for vectors is called by derivatives, too: exp and sin for four numbers at a time, and cos of the same; each once.
// flags: -O3 -ffast-math -march=x86-64-v3 -fveclib=libmvec -fno-unroll-loops
// shape: adjoint.waves heap=0 calls(_ZGVdN4v_exp)=1 calls(_ZGVdN4v_sin)=1 calls(_ZGVdN4v_cos)=1
#include <math.h>

void __enzyme_autodiff(void *, ...);
extern int enzyme_dup;

static double waves(const double *restrict x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += exp(x[i]) * sin(x[i]);
  return sum;
}

void gradient(const double *x, double *dx, int n) { __enzyme_autodiff((void *)waves, enzyme_dup, x, dx, n); }
