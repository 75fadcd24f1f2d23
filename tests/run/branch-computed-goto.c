// Labels as values: right, or refused.
// grad: f
// at: k=0 x=1.5
// value: 2.25
// d x: 3
// at: k=1 x=1.5
// value: 3.375
// d x: 6.75
// or error: TL000
double f(int k, double x) {
  static void *const labels[] = {&&square, &&cube, &&done};
  double t = x;
  goto *labels[k % 3];
square:
  t *= x;
  goto *labels[(k + 2) % 3];
cube:
  t *= x * x;
done:
  return t;
}
