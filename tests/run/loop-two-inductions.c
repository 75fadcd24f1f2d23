// Two counters that run towards each other.
// grad: f
// at: n=5 x=[1,2,3,4,5]
// value: 0.7
// d x: [0.2,0.25,0,-0.125,-0.04]
double f(int n, const double *x) {
  double s = 0;
  for (int i = 0, j = n - 1; i < j; i++, j--)
    s += x[i] / x[j];
  return s;
}
