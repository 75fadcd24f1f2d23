// A struct of two doubles comes back in registers.
// grad: f
// at: x=1.5 y=0.5
// value: 1.453125
// d x: 1.90625
// d y: -0.28125
struct pair {
  double a, b;
};
__attribute__((noinline)) static struct pair split(double x, double y) { return (struct pair){x * y, x - y * y}; }
double f(double x, double y) {
  struct pair p = split(x, y), q = split(p.b, p.a);
  return p.a * q.b + q.a;
}
