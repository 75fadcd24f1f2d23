// A copy from memory with a derivative, or without.
// grad: f
// at: x=[1,2,3] c=[4,5,6] k=1 const c
// value: 14
// d x: [2,4,6]
// at: x=[1,2,3] c=[4,5,6] k=0 const c
// value: 77
// d x: [0,0,0]
#include <string.h>
double f(const double *x, const double *c, int k) {
  double buffer[3];
  memcpy(buffer, k ? x : c, sizeof buffer);
  double sum = 0;
  for (int i = 0; i < 3; i++)
    sum += buffer[i] * buffer[i];
  return sum;
}
