// A stride of three.
// grad: f
// at: n=10 x=[1,2,3,4,5,6,7,8,9,10]
// value: 78
// d x: [2,1,0,5,4,0,8,7,0,0]
double f(int n, const double *x) {
  double s = 0;
  for (int i = 1; i < n; i += 3)
    s += x[i] * x[i - 1];
  return s;
}
