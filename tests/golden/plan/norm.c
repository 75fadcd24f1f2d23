// `mag` is called once, before the loop, as a call without side effects: its result is kept once, not in each iteration.
// explain: norm --cflag=-fno-math-errno
#include <math.h>
__attribute__((noinline)) static double mag(int n, const double *in) {
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += in[i] * in[i];
  return sqrt(sum);
}
void norm(int n, double *restrict out, const double *restrict in) {
  for (int i = 0; i < n; i++)
    out[i] = in[i] / mag(n, in);
}
