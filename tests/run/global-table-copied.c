// Functions copy constant tables, one of them with zeros at its end, to variables of the file.
// grad: f
// at: n=8 x=[1,2,3,4,5,6,7,8]
// value: 32984
// d x: [5.5,82.5,1,4,9,0.25,16,20480]
#include <string.h>
static double kept[8], rest[8];
static const double table[5] = {1, -2, 3, 0.5, 4};
static const double sparse[8] = {0.5, 1.5};
__attribute__((noinline)) static void start(void) { memcpy(kept + 2, table, sizeof table); }
__attribute__((noinline)) static void again(void) { memcpy(rest, sparse, sizeof sparse); }
double f(const double *x, int n) {
  for (int i = 0; i < n; i++) kept[i] = x[i] * x[i];
  start();
  double s = kept[2] * x[1];
  for (int i = 0; i < n; i++) rest[i] = x[i] * kept[i];
  for (int i = 0; i < n; i++) s += rest[i] * kept[i];
  again();
  for (int i = 0; i < n; i++) s += rest[i] * x[i];
  return s;
}
