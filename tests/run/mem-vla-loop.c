// An array of variable length in a loop: the stack goes back after each iteration.
// grad: f
// at: n=3 x=[0.5,2,-1]
// value: 2.625
// d x: [8.75,1.25,0.5]
double f(int n, const double *x) {
  double s = 0;
  for (int j = 0; j < n; j++) {
    double t[j + 2];
    t[0] = x[j];
    for (int i = 0; i <= j; i++)
      t[i + 1] = t[i] * x[i] + 1;
    s += t[j + 1] * x[0];
  }
  return s;
}
