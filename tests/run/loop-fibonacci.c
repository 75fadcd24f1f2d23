// Two carried values that rotate.
// grad: f
// at: n=8 x=1.1 y=0.9
// value: 0.005974763573492499
// d x: 0.005804924594577247
// d y: 0.009346684270003392
double f(int n, double x, double y) {
  for (int i = 0; i < n; i++) {
    double t = x * 0.5 + y * y * 0.1;
    x = y;
    y = t;
  }
  return x * y;
}
