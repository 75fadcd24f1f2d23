// Case 6. A struct that holds a double and a pointer to integers: the shadow holds an adjoint, a shadow pointer, and
// integers that nobody reads.
#include "../check.h"

double __enzyme_autodiff(void *, ...);

struct cell {
  double value;
  int *count;
};

__attribute__((noinline)) static double repeat(const struct cell *c) {
  double product = 1;
  for (int i = 0; i < *c->count; i++)
    product *= c->value;
  return product;
}

static double both(const struct cell *cells) { return repeat(&cells[0]) * repeat(&cells[1]); }

static int counts[2] = {3, 4};

static double primal(const double *x) {
  struct cell cells[2] = {{x[0], &counts[0]}, {x[1], &counts[1]}};
  return both(cells);
}
static void gradient(const double *x, double *dx) {
  int shadow_counts[2] = {0, 0};
  struct cell cells[2] = {{x[0], &counts[0]}, {x[1], &counts[1]}};
  struct cell shadow[2] = {{0, &shadow_counts[0]}, {0, &shadow_counts[1]}};
  __enzyme_autodiff((void *)both, cells, shadow);
  dx[0] += shadow[0].value;
  dx[1] += shadow[1].value;
}

int main(void) {
  double x[2] = {1.5, 0.75};
  return check((struct example){"types", 2, x, primal, gradient});
}
