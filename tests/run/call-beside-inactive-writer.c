// What a callee reads is changed by functions that the user calls inactive, whose bodies are not looked at: it is not called
// late.
// grad: f
// at: x=[1,2,3]
// value: 2173
// d x: [16,288,2700]
static int k;
static const double table[4] = {1, 2, 3, 5};
__attribute__((noinline)) static void next(void) { k = (k + 1) & 3; }
__attribute__((noinline)) static void back(void) { k = 0; }
void *__enzyme_inactivefn_1[] = {(void *)next, (void *)back};
__attribute__((noinline)) static double scaled(double x) { return x * x * table[k]; }
__attribute__((noinline)) static double twice(double x) { return scaled(x) * scaled(x); }
double f(const double x[3]) {
  double s = 0;
  back();
  for (int i = 0; i < 3; i++) {
    next();
    s += twice(x[i]);
  }
  return s;
}
