// Vector stores read back as scalars.
// grad: f
// at: x=[1,2,3,4]
// value: -12
// d x: [-36,-12,-4,-3]
typedef double v2 __attribute__((vector_size(2 * sizeof(double)), aligned(8)));
double f(double *x) {
  v2 *p = (v2 *)x;
  p[0] = p[0] * p[1];
  p[1] = p[1] - p[0];
  return x[0] * x[3] + x[1] * x[2];
}
