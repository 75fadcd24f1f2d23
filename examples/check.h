// What every example shares: hold a gradient against finite differences, time it, print one line of key=value pairs.
#ifndef TAPELESS_EXAMPLES_CHECK_H
#define TAPELESS_EXAMPLES_CHECK_H

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct example {
  const char *name;
  int n;                                         // active inputs
  const double *x;                               // the point
  double (*primal)(const double *x);             // its value there; must not change *x
  void (*gradient)(const double *x, double *dx); // adds the gradient to dx, which arrives zeroed
};

static double seconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static volatile double sink __attribute__((unused));

// Seconds per call: the least of five batches, each long enough for the clock. The calls go through volatile pointers, so that
// none is moved out of the loop.
static double time_of(const struct example *e, double *dx) {
  double (*volatile primal)(const double *) = e->primal;
  void (*volatile gradient)(const double *, double *) = e->gradient;
  double best = HUGE_VAL;
  for (int batch = 0, calls = 1; batch < 5; batch++) {
    double t, start = seconds();
    for (int i = 0; i < calls; i++) {
      if (dx) {
        memset(dx, 0, (size_t)e->n * sizeof *dx);
        gradient(e->x, dx);
      } else
        sink = primal(e->x);
    }
    t = seconds() - start;
    if (t < 2e-3 && calls < 1 << 22) {
      calls *= 4;
      batch--;
    } else
      best = fmin(best, t / calls);
  }
  return best;
}

// ∂primal/∂xᵢ by central differences at three steps, extrapolated twice: error O(h⁶).
static double difference(const struct example *e, double *x, int i) {
  double h = 1e-3 * fmax(1, fabs(x[i])), at = x[i], d[3];
  for (int k = 0; k < 3; k++, h *= 2) {
    x[i] = at + h;
    double up = e->primal(x);
    x[i] = at - h;
    d[k] = (up - e->primal(x)) / (2 * h);
  }
  x[i] = at;
  double a = (4 * d[0] - d[1]) / 3, b = (4 * d[1] - d[2]) / 3;
  return (16 * a - b) / 15;
}

// Compares up to 64 evenly spaced components, prints the line, and returns the exit code: 1 where the error exceeds 1e-6.
static int check(struct example e) {
  size_t bytes = (size_t)e.n * sizeof(double);
  double *x = malloc(bytes), *dx = calloc((size_t)e.n, sizeof *dx), worst = 0, scale = 0;
  if (!x || !dx)
    return 1;
  memcpy(x, e.x, bytes);
  e.gradient(e.x, dx);
  printf("name=%s n=%d value=%.10g gradient=", e.name, e.n, e.primal(e.x));
  for (int i = 0; i < e.n && i < 3; i++)
    printf("%s%.5g", i ? "," : "", dx[i]);
  int stride = e.n > 64 ? e.n / 64 : 1;
  for (int i = 0; i < e.n; i += stride) {
    double d = difference(&e, x, i), error = fabs(dx[i] - d);
    scale = fmax(scale, fabs(d));
    if (!(error <= worst))
      worst = error;
  }
  worst /= scale > 0 ? scale : 1;
  double primal_s = time_of(&e, NULL), gradient_s = time_of(&e, dx);
  printf("%s max_rel_error=%.2g primal_s=%.3g gradient_s=%.3g\n", e.n > 3 ? ",…" : "", worst, primal_s, gradient_s);
  free(x);
  free(dx);
  return !(worst <= 1e-6);
}

#endif
