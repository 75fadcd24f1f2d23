// A double written and read through a union of double and bytes; only whole values travel.
// grad: f
// at: x=1.5 y=2
// value: 4.5
// d x: 6
// d y: 2.25
union cell {
  double number;
  unsigned char bytes[sizeof(double)];
};
double f(double x, double y) {
  union cell a, b;
  a.number = x * y;
  for (unsigned i = 0; i < sizeof(double); i++)
    b.bytes[i] = a.bytes[i];
  return b.number * x;
}
