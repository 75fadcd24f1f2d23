// A loop that counts down through the array of a structure: it does not come to the integer before the array.
// grad: f
// at: s=0.5 n=3
// value: 3.0
// d s: 2.25
struct S {
  double a;
  int k;
  float f;
  double c, b[8];
};
double f(double s, int n) {
  struct S u = {.a = 0.5, .k = 2, .f = s, .c = 1.0, .b = {1.0, 0.25, 2.0}};
  for (int i = n - 1; i >= 0; i--)
    u.b[i] = u.b[i] * u.f + u.c * 0.0625;
  return u.b[1] + u.b[2] + u.k - 0.25 * u.c;
}
