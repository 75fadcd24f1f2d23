// A function that changes a global returns a count, which comes back to it in the next round.
// grad: f
// at: n=3 x=[1,2,3]
// value: 132
// d x: [72,48,24]
static double state;
__attribute__((noinline)) static int scaled(int by) {
  state *= by;
  return by + 1;
}
double f(const double *x, int n) {
  int by = 2;
  state = x[0];
  for (int i = 0; i < n; i++) {
    state += x[i] * x[i];
    by = scaled(by);
  }
  return state;
}
