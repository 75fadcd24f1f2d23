// The counter doubles: no closed form of the index in the trip count.
// grad: f
// at: n=100 x=1.1
// value: 140.05698100000004
// d x: 141.84006000000002
double f(int n, double x) {
  double s = 0;
  for (int i = 1; i < n; i *= 2)
    s = s * x + i;
  return s;
}
