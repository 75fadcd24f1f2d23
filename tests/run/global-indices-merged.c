// Indices of the file are sorted by merging, through a buffer of the file from which they are copied back.
// grad: f
// at: n=3 x=[1.5,2.25,3.1]
// value: 41.205
// d x: [3.0,9.0,18.6]
#include <string.h>
static int idx[16], tmp[16];
__attribute__((noinline)) static void merge(int lo, int mid, int hi, const double *k) {
  int a = lo, b = mid, o = lo;
  while (a < mid || b < hi) tmp[o++] = b >= hi || (a < mid && k[idx[a]] <= k[idx[b]]) ? idx[a++] : idx[b++];
  memcpy(idx + lo, tmp + lo, (hi - lo) * sizeof(int));
}
__attribute__((noinline)) static void sort(int lo, int hi, const double *k) {
  if (hi - lo < 2) return;
  int mid = (lo + hi) / 2;
  sort(lo, mid, k); sort(mid, hi, k); merge(lo, mid, hi, k);
}
double f(int n, const double *x) {
  for (int i = 0; i < n; i++) idx[i] = n - 1 - i;
  sort(0, n, x);
  double s = 0;
  for (int i = 0; i < n; i++) s += (i + 1) * x[idx[i]] * x[idx[i]];
  return s;
}
