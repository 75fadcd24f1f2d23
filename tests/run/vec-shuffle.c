// Lanes permuted.
// grad: f
// at: x=[1,2,3,4]
// value: 38
// d x: [40,19,2,12]
typedef double v4 __attribute__((vector_size(4 * sizeof(double)), aligned(8)));
double f(const double *x) {
  v4 a = *(const v4 *)x;
  v4 b = __builtin_shufflevector(a, a, 3, 0, 0, 1);
  v4 c = a * b * b;
  return c[0] + c[1] * c[2] + c[3];
}
