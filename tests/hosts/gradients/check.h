// What the gradient programs share: numbers against numbers, told apart to rounding.
#include <math.h>
#include <stdio.h>

static int wrong, checked;

static void expect(const char *what, double got, double want) {
  checked++;
  if (!(fabs(got - want) <= 1e-6 * fmax(1, fabs(want)))) {
    printf("%s: %.17g, not %.17g\n", what, got, want);
    wrong++;
  }
}

static int report(void) {
  printf("%d checks, %d wrong\n", checked, wrong);
  return wrong != 0;
}
