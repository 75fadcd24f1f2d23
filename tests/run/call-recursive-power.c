// Recursive power by squaring.
// grad: power
// at: x=1.1 n=13
// value: 3.4522712143931047
// d x: 40.79956889737304
// at: x=1.1 n=0
// value: 1
// d x: 0
double power(double x, int n) {
  if (n == 0)
    return 1;
  double h = power(x, n / 2);
  return n % 2 ? h * h * x : h * h;
}
