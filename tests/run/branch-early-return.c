// Three returns at different depths.
// grad: f
// at: n=3 x=[1,2,3]
// value: 7
// d x: [7,3,2]
// at: n=3 x=[1,-2,3]
// value: -2
// d x: [-2,1,0]
// at: n=0 x=[5]
// value: 7
// d x: [0]
double f(int n, const double *x) {
  if (n == 0)
    return 7;
  double s = 1;
  for (int i = 0; i < n; i++) {
    if (x[i] < 0)
      return s * x[i];
    s *= x[i];
  }
  return s + x[0];
}
