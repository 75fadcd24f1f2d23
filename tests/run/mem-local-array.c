// A local array filled in one loop and read in the next.
// grad: f
// at: x=1.2 y=0.4
// value: 91.59680000000002
// d x: 143.35999999999999
// d y: 55.808
double f(double x, double y) {
  double t[8];
  for (int i = 0; i < 8; i++)
    t[i] = x * i + y * y;
  double s = 0;
  for (int i = 0; i < 8; i++)
    s += t[i] * t[7 - i];
  return s;
}
