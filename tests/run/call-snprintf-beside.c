// Text is written beside an active float: only the shadow of the text is cleared.
// grad: f
// at: x=3 n=12
// value: 25
// d x: 8
#include <stdio.h>
#include <string.h>
struct Named {
  double value;
  char name[16];
  double other;
};
static void __attribute__((noinline)) label(struct Named *at, int n) {
  snprintf(at->name, sizeof at->name, "%d", n);
}
double f(double x, int n) {
  struct Named named;
  named.value = x * x;
  named.other = 2 * x;
  label(&named, n);
  return named.value + named.other + 5 * strlen(named.name);
}
