// Pieces of two floats, copied to where an `int` counts that wraps as far as the compiler knows.
// grad: f
// at: n=4 x=[0.5,-1.25,0.75,2]
// value: 166.2794189453125
// d x: [80.13134765625,147.25537109375,184.39990234375,327.44189453125]
// at: n=3 x=[1.5,0.25,-0.5]
// value: 207.5482177734375
// d x: [477.4716796875,75.533203125,7.5146484375]
#include <stdlib.h>
static void to_columns(const double *in, int height, int width, int k, double *out) {
  int o = 0;
  for (int i = 0; i + k <= height; i++)
    for (int j = 0; j + k <= width; j++)
      for (int a = 0; a < k; a++)
        for (int b = 0; b < k; b++)
          out[o++] = in[(i + a) * width + j + b];
}
double f(int n, const double *x) {
  double in[16], sum = 0;
  for (int i = 0; i < 16; i++)
    in[i] = x[i % n] * (1 + 0.125 * i);
  double *columns = malloc(9 * 4 * sizeof *columns);
  to_columns(in, 4, 4, 2, columns);
  for (int i = 0; i < 9; i++) {
    double product = x[0];
    for (int j = 0; j < 4; j++)
      product += columns[4 * i + j] * x[j % n];
    sum += product * product;
  }
  free(columns);
  return sum;
}
