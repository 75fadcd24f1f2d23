// A pointer that has a shadow on one path only; memory without a derivative has none.
extern int enzyme_const;
double __enzyme_autodiff(void *, ...);
static double either(const double *x, const double *table, int which) {
  const double *from = which ? x : table;
  return from[0] * from[1];
}
double gradient(const double *x, double *dx, const double *table, int which) {
  return __enzyme_autodiff((void *)either, x, dx, enzyme_const, table, which);
}
