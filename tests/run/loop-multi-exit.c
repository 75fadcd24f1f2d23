// Three exits that return different expressions.
// grad: f
// at: n=6 x=1.2 y=0.5
// value: 0.5709434168890786
// d x: 6.838354851837613
// d y: -5.081537437230474
// at: n=6 x=3 y=0.5
// value: 26.84
// d x: 43.13
// d y: 17.669999999999998
// at: n=6 x=1.2 y=-2
// value: -76.07313216
// d x: 8.3096576
// d y: 226.4580128
double f(int n, double x, double y) {
  double a = x, b = y;
  for (int i = 0; i < n; i++) {
    a = a * x - b;
    if (a > 20)
      return a * b;
    b = b * y + a * 0.1;
    if (b < -3)
      return a - b * b;
  }
  return a / (1 + b * b);
}
