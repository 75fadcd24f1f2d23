// What a library and a program share: the library calls functions of the program, and finds their derivatives by their
// addresses.
#include <stddef.h>
#ifdef __cplusplus
extern "C" {
#endif
typedef double (*function)(double x, const double *p);
typedef void (*field)(double t, const double *y, double *dy, void *data, int n);
typedef float (*scaled)(int k, float x);
struct list {
  double *values;
  double *optional;
  struct list *next;
};
typedef double (*walk)(const struct list *l);

#define RECORD __attribute__((annotate("tapeless_record")))
RECORD double product(function g, double x, const double *p);
void euler(field f, double *y, void *data, int n, int steps, double h);
float rounds(scaled s, int k, float x);
double of_list(walk w, const struct list *l);
double product_gradient(function g, double x, const double *p, double *p_);
double product_tangent(function g, double x, double dx, const double *p, const double *dp);
void euler_gradient(field f, double *y, double *y_, void *data, void *data_, int n, int steps, double h);
void euler_tangent(field f, double *y, double *y_, void *data, void *data_, int n, int steps, double h);
void euler_in_two(field f, double *y, double *y_, void *data, void *data_, int n, int steps, double h);
float rounds_gradient(scaled s, int k, float x);
void of_list_gradient(walk w, const struct list *l, struct list *l_);
#ifdef __cplusplus
}
struct model {
  virtual double energy(const double *x, int n) const = 0;
  virtual ~model() {}
};
double total(const model *m, const double *x, int n);
void total_gradient(const model *m, model *m_, const double *x, double *x_, int n);
#endif
