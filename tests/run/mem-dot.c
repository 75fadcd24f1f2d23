// Scalar product of two arrays.
// grad: dot
// at: n=3 x=[1,2,3] y=[4,-5,6]
// value: 12
// d x: [4,-5,6]
// d y: [1,2,3]
// at: n=0 x=[1] y=[1]
// value: 0
// d x: [0]
// d y: [0]
double dot(int n, const double *x, const double *y) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += x[i] * y[i];
  return s;
}
