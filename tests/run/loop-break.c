// Leaving a counted loop on a data-dependent condition.
// grad: f
// at: n=5 x=[1,2,3,4,5]
// value: 25
// d x: [20,40,0,0,0]
// at: n=5 x=[0.1,0.2,0.3,0.4,0.5]
// value: 0.30250000000000005
// d x: [0.22000000000000003,0.44000000000000006,0.66,0.8800000000000001,1.1]
double f(int n, const double *x) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    if (s > 4)
      break;
    s += x[i] * x[i];
  }
  return s * s;
}
