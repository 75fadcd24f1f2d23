#include <math.h>
#include <stdio.h>

static double table[64];

static double sum(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += x[i] * sin(x[i]);
  return s;
}

int main(void) {
  for (int i = 0; i < 64; i++)
    table[i] = i % 7 - 3.0;
  for (int n = 0; n <= 64; n += 16)
    printf("sum of %d: %.17g\n", n, sum(table, n));
  return 0;
}
