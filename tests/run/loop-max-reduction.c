// A running maximum: the adjoint lands on the winner.
// grad: f
// at: n=5 x=[1,4,3,7,2]
// value: 49
// d x: [0,0,0,14,0]
double f(int n, const double *x) {
  double m = x[0];
  for (int i = 1; i < n; i++)
    if (x[i] > m)
      m = x[i];
  return m * m;
}
