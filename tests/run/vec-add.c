// Four doubles in a vector.
// grad: f
// at: x=[1,2,3,4] y=[0.5,-1,2,0.25]
// value: 38.15882352941176
// d x: [1.3,-1,6.6,4.764705882352941]
// d y: [0.36,6,7.56,8.913494809688581]
typedef double v4 __attribute__((vector_size(4 * sizeof(double)), aligned(8)));
double f(const double *x, const double *y) {
  v4 a = *(const v4 *)x, b = *(const v4 *)y;
  v4 c = a * b + a / (1 + b * b);
  return c[0] + 2 * c[1] + 3 * c[2] + 4 * c[3];
}
