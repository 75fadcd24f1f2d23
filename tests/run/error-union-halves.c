// Half of a double, read as a float.
// error: TL0003
// grad: f
// at: x=1.7
double f(double x) {
  union {
    double d;
    float f[2];
  }
  u;
  u.d = x;
  return u.f[1];
}
