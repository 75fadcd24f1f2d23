// A 1-D convolution with clamped borders, then a rectifier.
// grad: f
// at: n=5 m=3 x=[1,-2,3,0.5,2] k=[0.25,0.5,-1] y=[0,0,0,0,0]
// value: 8.67203125
// d x: [4.0875,-4.825,1.6300000000000001,-3.061875,0.12375000000000001]
// d k: [-0.9337500000000001,14.585,-10.285]
// d y: [0,0,0,0,0]
double f(int n, int m, const double *x, const double *k, double *y) {
  for (int i = 0; i < n; i++) {
    double s = 0;
    for (int j = 0; j < m; j++) {
      int at = i + j - m / 2;
      at = at < 0 ? 0 : at >= n ? n - 1 : at;
      s += k[j] * x[at];
    }
    y[i] = s > 0 ? s : 0.1 * s;
  }
  double e = 0;
  for (int i = 0; i < n; i++)
    e += y[i] * y[i] * (i + 1);
  return e;
}
