// Exceptions that go through several activations of a function, and that a function which calls itself catches.
// grad: f
// at: n=4 x=[1.25,0.75,2.5,1.875]
// value: 100.67024230957031
// d x: [123.9935302734375,227.0660400390625,73.12774658203125,105.194091796875]
__attribute__((noinline)) static double product(const double *x, int n, int i) {
  if (i == n)
    throw 42;
  double a = x[i] * x[i];
  try {
    return a * product(x, n, i + 1);
  } catch (long) {
    return 0;
  } catch (int) {
    if (i > 1)
      throw;
    return a + x[i];
  }
}
extern "C" double f(int n, const double *x) {
  if (n == 0)
    throw 3;
  try {
    return x[n - 1] * x[n - 1] * f(n - 1, x) + product(x, n, 0);
  } catch (int k) {
    return x[0] * k;
  }
}
