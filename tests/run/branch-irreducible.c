// A loop with two entries: right, or refused.
// grad: f
// at: k=0 x=1.1
// value: 3.1740377112488884
// d x: 56.48190766486484
// at: k=1 x=1.1
// value: 0.8155696033249488
// d x: 2.312929575124972
// or error: TL000
double f(int k, double x) {
  double t = x;
  int i = 0;
  if (k)
    goto middle;
top:
  t = t * x + 1;
middle:
  t = t * t * 0.25;
  if (++i < 6)
    goto top;
  return t;
}
