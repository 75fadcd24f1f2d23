// Skipping iterations.
// grad: f
// at: n=5 x=[1,-2,3,-4,5]
// value: 15
// d x: [15,0,5,0,3]
double f(int n, const double *x) {
  double s = 1;
  for (int i = 0; i < n; i++) {
    if (x[i] < 0)
      continue;
    s *= x[i];
  }
  return s;
}
