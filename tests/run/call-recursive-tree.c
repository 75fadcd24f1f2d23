// Two recursive calls per level.
// grad: fib
// at: n=9 x=0.5 y=1.25
// value: 3.9127540588378906
// d x: 17.6365966796875
// d y: 2.6751861572265625
double fib(int n, double x, double y) {
  if (n < 2)
    return n ? y : x;
  return fib(n - 1, x, y) * 0.75 + fib(n - 2, x, y) * x;
}
