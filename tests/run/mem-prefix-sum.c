// A prefix sum in place: each iteration reads what the last one wrote.
// grad: f
// at: n=4 x=[1,2,3,4]
// value: 148
// d x: [288,144,24,1]
double f(int n, double *x) {
  for (int i = 1; i < n; i++)
    x[i] += x[i - 1] * x[i - 1];
  return x[n - 1];
}
