// Program h: an active effect before a throw that is caught inside.
// grad: h
// at: x=[0.25]
// value: 0.5
// d x: [2]
// at: x=[2]
// value: 12
// d x: [6]
// or error: TL000
__attribute__((noinline)) static void g(double *x) {
  x[0] *= 2;
  if (x[0] > 1)
    throw 1;
}
extern "C" double h(double *x) {
  try {
    g(x);
  } catch (int) {
    return x[0] * 3;
  }
  return x[0];
}
