// A recurrence that runs downwards.
// grad: f
// at: n=4 x=[1.5,0.5,2,3]
// value: 8.25
// d x: [5.5,13.5,3,1.5]
double f(int n, double *x) {
  for (int i = n - 2; i >= 0; i--)
    x[i] = x[i] * x[i + 1] + x[i];
  return x[0];
}
