// A short read overwrites as many elements as it returns; the rest of the array keeps what flowed through it.
// grad: f
// at: x=[3,5,7]
// value: 123
// d x: [6,0,28]
#include <stdio.h>
double f(double *x) {
  FILE *file = tmpfile();
  if (!file)
    return -1;
  double two[2];
  two[0] = 4;
  two[1] = 2;
  fwrite(two, sizeof *two, 2, file);
  rewind(file);
  double y = x[0] * x[0];
  if (fread(x, sizeof *x, 3, file) != 2)
    y = -1;
  fclose(file);
  return y + x[0] * x[0] + x[1] * x[2] * x[2];
}
