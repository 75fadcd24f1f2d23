// Explicit heat equation with a conductivity per cell.
// grad: f
// at: n=5 steps=4 u=[0,1,3,1,0] k=[0.1,0.2,0.3,0.2,0.1]
// value: 2.4055833599999996
// d u: [1.165824,1.04447232,0.9074073600000001,1.04447232,1.165824]
// d k: [0,-1.8258047999999998,-7.983360000000001,-1.8258047999999998,0]
double f(int n, int steps, double *u, const double *k) {
  for (int s = 0; s < steps; s++) {
    double left = u[0];
    for (int i = 1; i + 1 < n; i++) {
      double here = u[i];
      u[i] = here + k[i] * (left - 2 * here + u[i + 1]);
      left = here;
    }
  }
  double e = 0;
  for (int i = 0; i < n; i++)
    e += u[i] * u[i];
  return e;
}
