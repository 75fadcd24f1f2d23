// A vector accumulator in a loop.
// grad: f
// at: n=2 x=[1,2,3,4,5,6,7,8]
// value: 3573
// d x: [10,12,1008,784,3,5,504,441]
typedef double v4 __attribute__((vector_size(4 * sizeof(double)), aligned(8)));
double f(int n, const double *x) {
  v4 s = {1, 1, 1, 1};
  for (int i = 0; i < n; i++) {
    v4 t = *(const v4 *)(x + 4 * i);
    s = s * t + t;
  }
  return s[0] + s[1] + s[2] * s[3];
}
