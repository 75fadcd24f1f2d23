// Lanes inserted and extracted one by one.
// grad: f
// at: x=1.5 y=0.5
// value: 1.96875
// d x: 3.1875
// d y: 5.625
typedef double v2 __attribute__((vector_size(2 * sizeof(double))));
double f(double x, double y) {
  v2 a = {x, y}, b = {y, x * x};
  a = a * b;
  a[1] += x;
  return a[0] * a[1];
}
