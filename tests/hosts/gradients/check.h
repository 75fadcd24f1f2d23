// What the gradient programs share: numbers against numbers, told apart to rounding.
#include <math.h>
#include <stdio.h>
#include <string.h>

static int wrong, checked;

static void expect(const char *what, double got, double want) {
  checked++;
  if (!(fabs(got - want) <= 1e-6 * fmax(1, fabs(want)))) {
    printf("%s: %.17g, not %.17g\n", what, got, want);
    wrong++;
  }
}

#define PERHAPS __attribute__((unused)) static

PERHAPS void check(const char *what, int holds) {
  checked++;
  if (!holds) wrong++, puts(what);
}

// To the last bit.
PERHAPS void same(const char *what, const double *a, const double *b, int n) { check(what, !memcmp(a, b, n * sizeof *a)); }

// To so much, relative where it is more than 1.
PERHAPS void within(const char *what, double got, double want, double most) {
  checked++;
  if (!(fabs(got - want) <= most * fmax(1, fabs(want)))) {
    printf("%s: %.17g, not %.17g\n", what, got, want);
    wrong++;
  }
}

static int report(void) {
  printf("%d checks, %d wrong\n", checked, wrong);
  return wrong != 0;
}
