// Structs by value as arguments.
// grad: f
// at: x=1.5 y=0.5
// value: 2.25
// d x: 4.125
// d y: 5.625
struct triple {
  double a, b, c;
};
__attribute__((noinline)) static double volume(struct triple t) { return t.a * t.b * t.c; }
double f(double x, double y) { return volume((struct triple){x, y, x + y}) * x; }
