// A derivative by hand that is handed a structure takes its size from the shadow.
// grad: f
// at: x=[1,2,3]
// value: 31.5
// d x: [4.5,9,13.5]
struct vector {
  double *p;
  long n;
};
static double norm2(const struct vector *v) {
  double s = 0;
  for (long i = 0; i < v->n; i++) s += v->p[i] * v->p[i];
  return s;
}
static double augmented(const struct vector *v, struct vector *dv) {
  (void)dv;
  return norm2(v);
}
static void reverse(const struct vector *v, struct vector *dv, double ds) {
  for (long i = 0; i < dv->n; i++) dv->p[i] += 2 * v->p[i] * ds;
}
void *__enzyme_register_gradient_norm2[] = {(void *)norm2, (void *)augmented, (void *)reverse};
double f(const double *x) {
  double t[3];
  struct vector v = {t, 3};
  for (int i = 0; i < 3; i++) t[i] = 1.5 * x[i];
  return norm2(&v);
}
