// An index that leaves a loop, and one that is bounded by a test elsewhere.
// grad: f
// at: s=0.5 n=3
// value: 4.25
// d s: 9.0
struct S {
  double a;
  int k;
  float f;
  double c, b[8];
};
double f(double s, int n) {
  struct S u = {.a = 0.5, .k = 2, .f = s, .c = 1.0, .b = {1.0, 0.25, 2.0, 0.5}};
  int i = 0;
  while (i < 7 && u.b[i] * u.f < 0.75)
    i++;
  u.b[i] *= u.f;
  int j = n - (n < 1 ? n : 1);
  u.b[j] += u.f;
  return u.b[i] * u.b[j] + u.k;
}
