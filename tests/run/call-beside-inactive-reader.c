// A callee asks a function that the user calls inactive, which reads a variable that has changed since: it is not called
// late. What else it reads lies behind a pointer of the file.
// grad: f
// at: x=[1,2,3]
// value: 1588
// d x: [8,256,1944]
static int k;
static const int *other;
void *__enzyme_inactive_global_1[] = {&other};
static const double table[4] = {1, 2, 3, 5};
__attribute__((noinline)) static double get(void) { return table[k]; }
void *__enzyme_inactivefn_1[] = {(void *)get};
__attribute__((noinline)) static double scaled(double x) { return x * x * get(); }
__attribute__((noinline)) static double twice(double x) { return scaled(x) * scaled(x); }
__attribute__((noinline)) static double pointed(double x) { return x * x * table[*other]; }
__attribute__((noinline)) static double again(double x) { return pointed(x) * pointed(x); }
double f(const double x[3]) {
  double s = 0;
  int m = 0;
  other = &m;
  for (int i = 0; i < 3; i++) {
    k = m = i;
    s += twice(x[i]) + again(x[i]);
  }
  other = 0;
  return s;
}
