// Program d: reading a file into x kills what flowed through x before.
// grad: d
// at: x=[3]
// value: 25
// d x: [6]
#include <stdio.h>
#include <string.h>
double d(double *x) {
  FILE *file = tmpfile();
  if (!file)
    return -1;
  double four = 4;
  fwrite(&four, sizeof four, 1, file);
  rewind(file);
  double y = x[0] * x[0];
  if (fread(x, sizeof *x, 1, file) != 1)
    y = -1;
  fclose(file);
  return y + x[0] * x[0];
}
