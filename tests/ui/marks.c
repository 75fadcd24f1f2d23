extern int enzyme_dup;
void *__enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);
int printf(const char *, ...);
void *forward(double *x, double *dx);
static void f(double *x) {
  for (int i = 0; i < 3; i++) x[i] *= x[(i + 1) % 3] * DEGREE;
}
#ifdef FORWARD
void *forward(double *x, double *dx) { return __enzyme_augmentfwd((void *)f, enzyme_dup, x, dx); }
#else
int main(void) {
  double x[3] = {1, 2, 3}, dx[3] = {1, 0, 0};
  void *tape = forward(x, dx);
  __enzyme_reverse((void *)f, enzyme_dup, x, dx, tape);
  printf("%g %g %g\n", dx[0], dx[1], dx[2]);
}
#endif
