// A structure by value is a copy: what the callee writes into it stays there.
// grad: f
// at: n=3 x=[1,2,3]
// value: 42
// d x: [24,12,6]
typedef struct {
  double k[3];
} big;
__attribute__((noinline)) static double scaled(big b) {
  for (int i = 0; i < 3; i++)
    b.k[i] *= 2;
  return b.k[0] * b.k[1] + b.k[2];
}
double f(const double *x, int n) {
  big b;
  for (int i = 0; i < 3; i++)
    b.k[i] = x[i];
  double s = 0;
  for (int i = 0; i < n; i++)
    s += scaled(b);
  return s;
}
