// Loops that count down behind their test, with an exit in their midst, or from where another one stands: they do not come to
// the integer before the array.
// grad: f
// at: s=0.5 n=3
// value: 5.251953125
// d s: 18.76171875
struct S {
  double a;
  int k;
  float f;
  double c, b[8];
};
double f(double s, int n) {
  struct S u = {.a = 0.5, .k = 2, .f = s, .c = 1.0, .b = {1.0, 0.25, 2.0}};
  for (int i = 0; i < n; i++) {
    for (long j = n; j-- > 0;) {
      u.b[i] += u.f * u.b[j];
      if (u.b[j] > 100.0)
        return s;
    }
  }
  for (long i = n; i-- > 0;)
    for (int j = i; j < n; j++)
      u.b[j] *= u.f;
  return u.b[0] + u.b[1] + u.b[2] + u.k;
}
