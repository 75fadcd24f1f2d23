// A loop that counts down by two to above 0, and that may be left: the bound holds by its own condition.
// grad: f
// at: s=0.5 n=3
// value: 5.5
// d s: 11.25
struct S {
  double a;
  int k;
  float f;
  double c, b[8];
};
double f(double s, int n) {
  struct S u = {.a = 0.5, .k = 2, .f = s, .c = 1.0, .b = {1.0, 0.25, 2.0, 0.5}};
  for (int i = 3; i > 0; i -= 2) {
    for (int j = 0; j < n; j++) {
      u.b[i] += u.f * u.b[0];
      if (u.b[i] > 100.0)
        return s;
    }
  }
  return u.b[1] * u.b[3] + u.k;
}
