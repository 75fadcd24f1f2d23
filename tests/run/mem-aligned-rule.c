// Derivatives by hand count on the alignment of their arguments, also of shadows: of a block that is rounded up to 64 bytes, of one that is asked for, of a variable.
// grad: f
// at: x=[1,2,3]
// value: 18
// d x: [3,3,3]
#include <stdlib.h>
long columns = 3;
static void check(const void *p) {
  if ((size_t)p % 64 != 0) abort();
}
static double sum(const double *v, long n) {
  double s = 0;
  for (long i = 0; i < n; i++) s += v[i];
  return s;
}
static double augmented(const double *v, double *dv, long n) {
  check(v);
  check(dv);
  return sum(v, n);
}
static void reverse(const double *v, double *dv, long n, double ds) {
  (void)v;
  for (long i = 0; i < n; i++) dv[i] += ds;
}
struct both { double primal, tangent; };
static struct both tangent(const double *v, const double *dv, long n) {
  struct both s = {sum(v, n), 0};
  check(v);
  for (long i = 0; i < n; i++) s.tangent += dv[i];
  return s;
}
void *__enzyme_register_gradient_sum[] = {(void *)sum, (void *)augmented, (void *)reverse};
void *__enzyme_register_derivative_sum[] = {(void *)sum, (void *)tangent};
__attribute__((noinline)) static double rounded(const double *x, long n) {
  char *block = malloc(n * sizeof(double) + 64);
  double *t = (double *)(((size_t)block + 63) & ~(size_t)63);
  for (long i = 0; i < n; i++) t[i] = x[i];
  double s = sum(t, n);
  free(block);
  return s;
}
__attribute__((noinline)) static double variable(const double *x) {
  _Alignas(64) double t[3];
  for (int i = 0; i < 3; i++) t[i] = x[i];
  return sum(t, 3);
}
double f(const double *x) {
  long n = columns;
  void *hole = malloc(24);
  double *t = aligned_alloc(64, 64);
  for (long i = 0; i < n; i++) t[i] = x[i];
  double s = sum(t, n) + rounded(x, n) + variable(x);
  free(t);
  free(hole);
  return s;
}
