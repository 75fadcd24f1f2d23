// Arrays of integers have no shadow: a derivative by hand finds none behind the shadow of a structure.
// grad: f
// error: the derivative by hand of `dot` reads integers behind a pointer in the shadow of argument 1, and arrays of integers have no shadow
struct sparse {
  int n;
  int *column;
  double *value;
};
static double dot(const struct sparse *m, const double *x) {
  double s = 0;
  for (int i = 0; i < m->n; i++) s += m->value[i] * x[m->column[i]];
  return s;
}
static double augmented(const struct sparse *m, struct sparse *dm, const double *x, double *dx) {
  (void)dm, (void)dx;
  return dot(m, x);
}
static void reverse(const struct sparse *m, struct sparse *dm, const double *x, double *dx, double d) {
  for (int i = 0; i < dm->n; i++) {
    dm->value[i] += x[dm->column[i]] * d;
    dx[dm->column[i]] += m->value[i] * d;
  }
}
struct both {
  double value, tangent;
};
static struct both tangent(const struct sparse *m, const struct sparse *dm, const double *x, const double *dx) {
  double s = 0;
  for (int i = 0; i < dm->n; i++) s += dm->value[i] * x[dm->column[i]] + m->value[i] * dx[dm->column[i]];
  return (struct both){dot(m, x), s};
}
void *__enzyme_register_gradient_dot[] = {(void *)dot, (void *)augmented, (void *)reverse};
void *__enzyme_register_derivative_dot[] = {(void *)dot, (void *)tangent};
double f(const double *x, double c) {
  int column[3] = {2, 0, 3};
  double value[3] = {c, 2 * c, c * c};
  struct sparse m = {3, column, value};
  return dot(&m, x) * c;
}
