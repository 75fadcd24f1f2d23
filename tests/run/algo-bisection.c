// Bisection: the result is piecewise constant in a but the bracket is active.
// grad: f
// at: a=2 lo=0 hi=2
// value: 5.656856536865234
// d a: 2.828428268432617
// d lo: 1.1715717315673828
// d hi: 2.828428268432617
double f(double a, double lo, double hi) {
  for (int i = 0; i < 20; i++) {
    double mid = 0.5 * (lo + hi);
    if (mid * mid < a)
      lo = mid;
    else
      hi = mid;
  }
  return (lo + hi) * a;
}
