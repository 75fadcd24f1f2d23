// The end of a local array's life in the primal is not its end in the gradient.
// grad: f
// at: x=[0.5,1.5,-0.25,2,0.125,0.75,-1.5,1.25,0.375,0.625] steps=1
// value: -0.86875
// d x: [0.75,-1.5,1.25,0.375,0.625,0.65,1.2,0,2.075,0.25]
static const int B = 5;
double f(const double *restrict x, int steps) {
  double q[5], v[5];
  for (int i = 0; i < B; i++) {
    q[i] = x[i];
    v[i] = x[B + i];
  }
  for (int s = 0; s < steps; s++)
    for (int i = 0; i < B; i++) q[i] += 0.1 * v[i];
  double e = 0;
  for (int i = 0; i < B; i++) e += q[i] * v[i];
  return e;
}
