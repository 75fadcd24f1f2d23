// A store, then a load of the same place.
// grad: f
// at: x=[3,4]
// value: 144
// d x: [96,72]
double f(double *x) {
  x[0] = x[0] * x[1];
  return x[0] * x[0];
}
