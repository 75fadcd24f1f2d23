// A derivative by hand takes sizes from the shadows of structures that were copied, from one, from a constant, and set to zero
// before.
// grad: f
// or error: the derivative by hand of `square` reads memory of argument 1 again in the reverse sweep
// at: x=[0.3,0.5,0.7,0.9] c=0.7
// value: 68.60691599999998
// d x: [35.746199999999995,229.90799999999996,66.83796,92.29247999999998]
// d c: 182.51976
#include <stdlib.h>
#include <string.h>
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
static const struct matrix template = {0, 2, 1, 1.5, 2, 1};
static double of_a_copy(const struct matrix *m) {
  struct matrix t = *m;
  t.scale *= 2;
  return square(&t);
}
static double of_a_constant(double *p, double c) {
  struct matrix *t = malloc(sizeof *t);
  *t = template;
  t->p = p;
  t->scale *= c;
  double s = square(t);
  free(t);
  return s;
}
static double of_zeros(double *p, double c) {
  struct matrix t;
  memset(&t, 0, sizeof t);
  t.p = p;
  t.rows = 1;
  t.cols = 3;
  t.kind = 3;
  t.step = 2;
  t.scale = c;
  return square(&t);
}
double f(const double *x, double c) {
  double p[4];
  for (int i = 0; i < 4; i++) p[i] = x[i] * (i + 1);
  struct matrix m = {p, 2, 2, c, 1, 1};
  return of_a_copy(&m) * of_a_constant(p, c) + of_zeros(p, c);
}
