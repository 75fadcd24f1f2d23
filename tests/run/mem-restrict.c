// restrict pointers through an inlined callee, called per row.
// grad: f
// at: n=3 x=[1,2,3] y=[0.5,0.25,2]
// value: 4.924896240234375
// d x: [21.00640869140625,8.314727783203125,10.397735595703125]
// d y: [64.1151123046875,149.69970703125,20.87457275390625]
static void scale(double *restrict a, const double *restrict b, int n, int shift) {
  for (int i = 0; i < n; i++)
    a[i] = a[i] * b[(i + shift) % n];
}
double f(int n, double *x, double *y) {
  for (int k = 0; k < 4; k++) {
    scale(x, y, n, k);
    scale(y, x, n, k + 1);
  }
  return x[0] + 2 * y[1] + 3 * x[2];
}
