// Memory overwritten without being read: its adjoint is zero afterwards.
// grad: f
// at: x=[3,4]
// value: 8
// d x: [0,2]
double f(double *x) {
  x[0] = 2;
  return x[0] * x[1];
}
