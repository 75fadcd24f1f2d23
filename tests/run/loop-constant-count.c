// A constant trip count.
// grad: f
// at: x=1.1
// value: -0.010770559319649334
// d x: -0.10681907205781485
double f(double x) {
  for (int i = 0; i < 5; i++)
    x = x * x - 0.5 * x;
  return x;
}
