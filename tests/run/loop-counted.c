// Σ xⁱ: a counted loop with a carried product.
// grad: f
// at: n=6 x=0.5
// value: 0.984375
// d x: 3.75
// at: n=1 x=0.5
// value: 0.5
// d x: 1
// at: n=0 x=0.5
// value: 0
// d x: 0
double f(int n, double x) {
  double s = 0, p = 1;
  for (int i = 0; i < n; i++) {
    p *= x;
    s += p;
  }
  return s;
}
