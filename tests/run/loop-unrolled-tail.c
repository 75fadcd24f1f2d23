// Manually unrolled by four, with a remainder loop.
// grad: f
// at: n=7 x=[1,2,3,4,5,6,7]
// value: 17914
// d x: [52,104,4134,5512,1950,2808,3822]
// at: n=3 x=[1,2,3]
// value: 36
// d x: [3,12,27]
double f(int n, const double *x) {
  double s0 = 0, s1 = 0, s2 = 0, s3 = 0;
  int i = 0;
  for (; i + 4 <= n; i += 4) {
    s0 += x[i] * x[i];
    s1 += x[i + 1] * x[i + 1];
    s2 += x[i + 2] * x[i + 2];
    s3 += x[i + 3] * x[i + 3];
  }
  for (; i < n; i++)
    s0 += x[i] * x[i] * x[i];
  return (s0 + s1) * (s2 + s3 + 1);
}
