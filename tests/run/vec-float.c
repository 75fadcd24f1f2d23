// Four floats.
// grad: f
// at: x=[1,2,3,4]
// value: 72
// d x: [2,0,60,42]
// tol: 2e-6
typedef float v4 __attribute__((vector_size(4 * sizeof(float)), aligned(4)));
float f(const float *x) {
  v4 a = *(const v4 *)x;
  a = a * a - a;
  return a[0] * a[1] + a[2] * a[3];
}
