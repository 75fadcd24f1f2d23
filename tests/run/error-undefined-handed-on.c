// The same through functions of this file.
// grad: f
// error: has no definition here
void put(int key, double v);
double get(int key);
__attribute__((noinline)) static void keep(double v) { put(1, v); }
__attribute__((noinline)) static double kept(void) { return get(1); }
double f(const double *x, int n) {
  keep(x[0] * x[n - 1]);
  keep(x[1]);
  return kept() + kept();
}
