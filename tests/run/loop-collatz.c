// An integer loop decides the count; the float rides along.
// grad: f
// at: k=27 x=1.01
// value: 10.200914972130883
// d x: 20.199831627981965
double f(int k, double x) {
  double s = 0;
  while (k != 1) {
    s = s * 0.9 + x * x;
    k = k % 2 ? 3 * k + 1 : k / 2;
  }
  return s;
}
