// A structure of a float and an integer, which functions take and return in one integer.
// grad: f
// at: x=1.5
// value: 6
// d x: 4
// or error: the bits of a float
struct part {
  float value;
  int id;
};
__attribute__((noinline)) static struct part made(double v) {
  struct part p = {(float)(4 * v), 1};
  return p;
}
__attribute__((noinline)) static double use(struct part p) { return p.value; }
double f(double x) { return use(made(x)); }
