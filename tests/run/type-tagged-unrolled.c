// Tags and what lies beside them are constants of an unrolled loop: nothing but floats is written where integers are read, and
// 0 is written as a float.
// grad: f
// at: x=0.7
// value: 1.944217687237691
// d x: 1.7648421872844886
#include <math.h>
struct T {
  int tag;
  union {
    double d;
    long i;
  };
};
static __attribute__((noinline)) void swap(struct T *a, struct T *b) {
  struct T t = *a;
  *a = *b;
  *b = t;
}
double f(double x) {
  struct T t[4];
  for (int i = 0; i < 4; i++)
    if (i & 1) {
      t[i].tag = 1;
      t[i].d = x;
    } else {
      t[i].tag = 0;
      t[i].i = 3 * i;
    }
  swap(&t[0], &t[3]);
  for (int i = 0; i < 4; i++) x += t[i].tag ? 0.5 * sin(t[i].d) : 0.1 * t[i].i;
  return x;
}
