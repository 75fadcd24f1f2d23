// A cursor that walks through the input, and one through what is written.
// grad: f
// at: n=4 x=[0.5,1.25,-2,0.75]
// value: 35.6640625
// d x: [-2.6875,11.25,-27.25,48.75]
static const double *from;
static double *to;
__attribute__((noinline)) static double next(void) { return *from++; }
__attribute__((noinline)) static void put(double v) { *to++ = v; }
static double kept[16];
double f(const double *x, int n) {
  from = x;
  to = kept;
  for (int i = 0; i < n / 2; i++) {
    double a = next(), b = next();
    put(a * b);
    put(a - b * b);
  }
  double s = 0;
  for (int k = 0; k < n; k++) s += kept[k] * kept[k] * (k + 1);
  return s;
}
