// The address of active memory is thrown.
// grad: f
// error: an exception carries a value with a derivative, or a pointer to one
__attribute__((noinline)) static double step(const double *x, int k) { if (x[k] > 1) throw x + k; return x[k]; }
extern "C" double f(int n, const double *x) {
  double r = 0;
  for (int i = 0; i < n; i++) { try { r += step(x, i); } catch (const double *p) { r += *p * x[0]; } }
  return r;
}
