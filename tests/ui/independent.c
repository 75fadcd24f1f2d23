/* Loops that threads share out where that is asked for, and those that one thread runs. */
double shared(const double *restrict x, double *restrict y, int n) {
  double sum = 0;
  for (int i = 2; i < n; i++) {
    y[i] = x[i - 1] * x[i] * x[i + 1];
    sum += y[i];
  }
  return sum;
}
double alike(const double *x, double *y, int n, int m) {
  double last = 0;
  for (int i = 0; i < n; i++)
    y[i] = x[i] * x[i];
  for (int i = 1; i < n; i++)
    y[i] = y[i - 1] * y[i];
  for (int i = 0; i < n; i++)
    last = last * 0.5 + y[i];
  for (int i = 0; last < 10; i++)
    last += y[i] * y[i];
  return last;
}
void *malloc(unsigned long);
void free(void *);
double given(const double *restrict x, double *restrict y, int n) {
  double sum = 0;
  for (int i = 0; i < 200; i++)
    sum += x[i] * x[i];
  for (int i = 0; i < n; i++) {
    double *own = malloc(i);
    own[0] = x[i];
    own[n] = y[i];
    y[i] = own[i] * own[i];
    free(own);
  }
  for (int i = 0; i < n; i++) {
    if (x[i] > 1e6)
      return sum;
    y[i] *= x[i];
  }
  return sum + y[3];
}
#ifdef WIDE
void __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const, enzyme_width;
__attribute__((noinline)) static void powers(double *p, double x) {
  p[0] = 1;
  for (int k = 1; k < 4; k++)
    p[k] = p[k - 1] * x;
}
double filled(const double *restrict x, double *restrict y, int n) {
  for (int i = 0; i < n; i++) {
    double of[4];
    powers(of, x[i]);
    y[i] = of[2] + of[3] * x[i];
  }
  return y[0];
}
void both(double *x, double *a, double *b, double *y, double *c, double *d, int n) {
  __enzyme_autodiff((void *)filled, enzyme_width, 2, enzyme_dup, x, a, b, enzyme_dup, y, c, d, enzyme_const, n);
}
#endif
#ifdef SHARED
void __enzyme_autodiff(void *, ...);
void gradient(double *x, double *a, double *y, double *b, int n) { __enzyme_autodiff((void *)shared, x, a, y, b, n); }
#endif
