// Pointers of 4 bytes beside floats: the words of shadows are of 8.
// grad: f
// error: a pointer that is shorter or longer than those of the heap lies in memory that carries a derivative
#define SHORT __attribute__((address_space(270)))
struct state {
  double SHORT *p;
  float v;
};
double f(double *x, double v, int n) {
  struct state s[2] = {{(double SHORT *)x, (float)v}, {(double SHORT *)(x + 1), (float)v}};
  double r = 0;
  for (int i = 0; i < n; i++) r += *s[i & 1].p * s[i & 1].v;
  return r;
}
