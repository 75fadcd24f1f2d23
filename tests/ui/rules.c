// Derivatives by hand: some are right, some are not.
#include <math.h>
#include <string.h>
double cube(double x) { return x * x * x; }
static double cube_augmented(double x) { return cube(x); }
static double cube_reverse(double x, double d) { return 3 * x * x * d; }
void *__enzyme_register_gradient_cube[] = {(void *)cube, (void *)cube_augmented, (void *)cube_reverse};

double quarter(double x) { return x / 4; }
static double quarter_augmented(double x) { return quarter(x); }
static double quarter_reverse(double x, double d) { return d / 5; }
void *__enzyme_register_gradient_quarter[] = {(void *)quarter, (void *)quarter_augmented, (void *)quarter_reverse};

void scale(double *x, int n, double a) { for (int i = 0; i < n; i++) x[i] *= a; }
static double scale_augmented(double *x, double *dx, int n, double a) {
  double first = x[0];
  scale(x, n, a);
  return first;
}
static double scale_reverse(double *x, double *dx, int n, double a, double first) {
  double da = 0;
  for (int i = 0; i < n; i++) da += dx[i] * x[i] / a, dx[i] *= a;
  return da;
}
void *__enzyme_register_gradient_scale[] = {(void *)scale, (void *)scale_augmented, (void *)scale_reverse};

double weighed(double x, double y) { return x * sin(y); }
struct pair { double value, tangent; };
static struct pair weighed_tangent(double x, double dx, double y, double dy) {
  struct pair p = {x * sin(y), dx * sin(y) + dy * x * cos(y)};
  return p;
}
void *__enzyme_register_derivative_weighed[] = {(void *)weighed, (void *)weighed_tangent};

void halve(double *x) { x[0] /= 2; }
static void halve_tangent(double *x, double *dx) { halve(x), dx[0] /= 2; }
void *__enzyme_register_derivative_halve[] = {(void *)halve, (void *)halve_tangent};

double like(double x) { return tanh(x); }
void *__enzyme_function_like_like[] = {(void *)like, (void *)"tanh"};

#ifdef UNKNOWN
struct opaque;
double first(struct opaque *o) { return *(double *)o; }
static double first_augmented(struct opaque *o, struct opaque *d) { return first(o); }
static void first_reverse(struct opaque *o, struct opaque *d, double r) { *(double *)d += r; }
void *__enzyme_register_gradient_first[] = {(void *)first, (void *)first_augmented, (void *)first_reverse};
#endif
