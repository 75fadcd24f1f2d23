// Bits of doubles in arrays of long integers of the file, which a callee shifts: they are not taken for integers.
// grad: f
// at: n=3 x=[1.5,2.25,3.1]
// value: 17.325000000000003
// d x: [2.25,7.7,4.5]
#include <string.h>
static long ta[8], tb[8];
__attribute__((noinline)) static void put(long *t, int i, double v) { memcpy(&t[i], &v, 8); }
__attribute__((noinline)) static double get(const long *t, int i) { double v; memcpy(&v, &t[i], 8); return v; }
__attribute__((noinline)) static void shift(long *t, int n) { long first = t[0]; for (int i = 0; i + 1 < n; i++) t[i] = t[i + 1]; t[n - 1] = first; }
double f(int n, const double *x) {
  memset(ta, 0, sizeof ta); memset(tb, 0, sizeof tb);
  for (int i = 0; i < n; i++) put(i & 1 ? ta : tb, i, x[i]);
  shift(ta, n); shift(tb, n);
  double s = 0;
  for (int i = 0; i < n; i++) s += (i + 1) * get(i & 1 ? tb : ta, i) * x[i];
  return s;
}
