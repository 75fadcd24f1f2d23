// Arguments that are handed on through global pointers, with and without a derivative.
// grad: f
// at: n=3 x=[0.5,1.25,-2] c=[2,3,4] const c
// value: -125.4697265625
// d x: [4.046875,54.90234375,349]
static const double *in, *weight;
static int count;
__attribute__((noinline)) static double sum(void) {
  double s = 0;
  for (int i = 0; i < count; i++)
    s += in[i] * in[i] * weight[i];
  return s;
}
double f(const double *x, const double *c, int n) {
  in = x;
  weight = c;
  count = n;
  double s = sum();
  weight = x;
  return s * sum();
}
