// The caller's copy of a structure by value is elided: the callee gets the input itself, and overwrites its own copy.
// grad: f
// at: n=8 x=[1,1,1,1,1,1,1,1]
// value: 36
// d x: [8,7,6,5,4,3,2,1]
typedef struct {
  double k[8];
} big;
__attribute__((noinline)) static double prefix(big b, int j) {
  for (int i = 1; i < 8; i++)
    b.k[i] += b.k[i - 1];
  return b.k[j];
}
double f(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += prefix(*(const big *)x, i);
  return s;
}
