// A structure leads to what varies and to what does not; in another call it is the other way round.
// grad: f
// at: x=[1,2,3] c=[4,5,6] const c
// value: 264
// d x: [36,45,76]
struct pair { const double *varies, *stays; double *kept; };
__attribute__((noinline)) static double product(const struct pair *p, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) p->kept[i] = p->varies[i] * p->stays[i];
  for (int i = 0; i < n; i++) s += p->kept[i] * p->varies[i];
  return s;
}
double f(const double *x, const double *c) {
  double kept[3], again[3];
  const struct pair one = {x, c, kept}, other = {c, x, again};
  return product(&one, 3) + product(&other, 3) + again[0] * x[2];
}
