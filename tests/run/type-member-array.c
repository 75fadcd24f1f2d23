// A structure is copied whole in which arrays are indexed by numbers that come from memory: an index into an array says
// nothing of the members beside it, also where a constant was taken out of it and points before the array.
// grad: f
// at: x=[1.5,2.5,3.5] d=[-1,1,0] n=3 const d
// value: 124.375
// d x: [21.25, 62.75, 43.75]
struct row {
  double a;
  int k;
  float f;
  double b[4];
  int h[2];
  double c[4];
};
double f(const double *x, const int *d, int n) {
  struct row u = {0}, v;
  for (int i = 0; i < n; i++) {
    u.b[d[i] + 1] = x[i] * x[i];
    u.c[d[i] + 2] = x[i] * x[i] * x[i];
  }
  u.k = n;
  u.f = x[0];
  u.a = x[1];
  u.h[d[0] & 1] = d[1] + 1;
  v = u;
  double s = v.b[0] * v.k + v.a * v.f + v.h[d[0] & 1] * v.c[3];
  for (int i = 0; i < n; i++) s += v.b[d[i] + 1] + v.c[d[i] + 2];
  return s;
}
