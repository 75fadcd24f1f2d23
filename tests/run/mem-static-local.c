// A function-local static accumulates active values: right, or refused, never zero.
// grad: f
// at: n=4 x=0.5
// value: 2.90625
// d x: 6.8125
// or error: TL000
double f(int n, double x) {
  static double memo[4];
  for (int i = 0; i < n; i++)
    memo[i % 4] = (i ? memo[(i - 1) % 4] : 1) * x + 1;
  return memo[(n - 1) % 4] * memo[0];
}
