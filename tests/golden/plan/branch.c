// What a branch gives is kept for what is dear in it, or overwritten; and which way it went, where what says so is overwritten.
// explain: grown
#include <math.h>
#include <string.h>
double grown(int n, double *restrict x, const double *restrict z) {
  double size = 1;
  for (int i = 0; i < n; i++) {
    double rate = 1;
    if (z[i] > 0)
      rate = exp(z[i]);
    size += size * rate;
    if (x[i] > 1)
      size += size * size;
    double loss = 0;
    if (z[i] < 3)
      loss = x[n - i];
    size -= size * loss;
  }
  memset(x, 0, n * sizeof *x);
  return size;
}
