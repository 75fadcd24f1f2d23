// The address of an array as an integer in a structure, which another function makes a pointer again.
// grad: f
// at: n=3 x=[1, 2, 0.5]
// value: 5.25
// d x: [2, 4, 1]
#include <stdint.h>
struct place {
  uintptr_t at;
};
__attribute__((noinline)) void set(struct place *place, double *array) { place->at = (uintptr_t)array + 8; }
__attribute__((noinline)) void put(struct place *place, double v, int i) { ((double *)place->at)[i] = v * v; }
double f(const double *x, int n) {
  double array[4];
  struct place place;
  set(&place, array);
  for (int i = 0; i < n; i++) put(&place, x[i], i);
  double s = 0;
  for (int i = 0; i < n; i++) s += array[i + 1];
  return s;
}
