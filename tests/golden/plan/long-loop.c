// The bound for a number of iterations that is given. The block that the function makes has a shadow.
// explain: long_loop --at n=10000000
#include <stdlib.h>
double long_loop(int n, double x) {
  double *a = malloc(n * sizeof *a);
  for (int i = 0; i < n; i++)
    a[i] = 1 + x / n;
  for (int i = 1; i < n; i++)
    a[i] *= a[i - 1];
  double r = a[n - 1];
  free(a);
  return r;
}
