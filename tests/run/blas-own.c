// A routine that the program defines itself is followed as any function is.
double ddot_(const int *n, const double *x, const int *ix, const double *y, const int *iy) {
  double s = 0;
  for (int i = 0; i < *n; i++) s += 2 * x[i * *ix] * y[i * *iy];
  return s;
}

double f(int n, const double *x, const double *y) {
  int one = 1;
  return ddot_(&n, x, &one, y, &one);
}

// grad: f
// at: n=2 x=[1,2] y=[3,4]
// value: 22
// d x: [6,8]
// d y: [2,4]
