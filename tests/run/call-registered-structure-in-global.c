// A derivative by hand takes sizes from the shadow of a variable of the file to which a structure was copied.
// grad: f
// at: x=[0.3,0.5,0.7,0.9] c=0.7
// value: 31.381999999999998
// d x: [1.02,6.8,21.419999999999998,48.96]
// d c: 18.46
struct matrix {
  double *p;
  int rows, cols;
  double scale;
  char kind;
  short step;
};
static double square(const struct matrix *m) {
  double s = 0;
  for (int i = 0; i < m->rows * m->cols; i += m->step) s += m->p[i] * m->p[i] * m->kind;
  return s * m->scale;
}
static double augmented(const struct matrix *m, struct matrix *dm) {
  (void)dm;
  return square(m);
}
static void reverse(const struct matrix *m, struct matrix *dm, double d) {
  for (int i = 0; i < dm->rows * dm->cols; i += dm->step) {
    dm->p[i] += 2 * m->p[i] * dm->kind * m->scale * d;
    dm->scale += m->p[i] * m->p[i] * dm->kind * d;
  }
}
static double forward(const struct matrix *m, const struct matrix *dm) {
  double s = 0;
  for (int i = 0; i < dm->rows * dm->cols; i += dm->step)
    s += 2 * m->p[i] * dm->p[i] * dm->kind * m->scale + m->p[i] * m->p[i] * dm->kind * dm->scale;
  return s;
}
void *__enzyme_register_gradient_square[] = {(void *)square, (void *)augmented, (void *)reverse};
struct both {
  double value, tangent;
};
static struct both tangent(const struct matrix *m, const struct matrix *dm) {
  return (struct both){square(m), forward(m, dm)};
}
void *__enzyme_register_derivative_square[] = {(void *)square, (void *)tangent};
static struct matrix kept;
static double of_a_variable(const struct matrix *m) {
  kept = *m;
  kept.scale += 1;
  return square(&kept);
}
double f(const double *x, double c) {
  double p[4];
  for (int i = 0; i < 4; i++) p[i] = x[i] * (i + 1);
  struct matrix m = {p, 2, 2, c, 1, 1};
  return of_a_variable(&m);
}
