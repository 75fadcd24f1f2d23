// Eight arguments by value, mixed with integers.
// grad: f
// at: a=1 i=2 b=2 c=3 j=-1 d=4 e=5 g=6 h=7 k=8
// value: 482.75
// d a: 4
// d b: 2
// d c: 0.25
// d d: -0.1875
// d e: 6
// d g: 5
// d h: 64
// d k: 112
double f(double a, int i, double b, double c, long j, double d, double e, double g, double h, double k) {
  return a * b * i + c / d - e * g * (double)j + h * k * k;
}
