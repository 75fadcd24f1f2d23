// A function clears memory that carries no derivative, through a pointer beside one to memory that does.
// grad: f
// at: x=1.3 n=3
// value: 4.123936921675578
// d x: 9.928438250592066
#include <math.h>
#include <stdlib.h>
#include <string.h>
__attribute__((noinline)) static double clear(double **rows, int n) {
  memset(rows[0], 0, n * sizeof **rows);
  return 0.5 + rows[1][1];
}
double f(double x, int n) {
  double y[2] = {x, x * x}, *zeros = calloc(8, sizeof *zeros);
  double *rows[2] = {zeros, y};
  double v = zeros[6] + x * tanh(clear(rows, n)) + x * x * y[1];
  free(zeros);
  return v;
}
