// Records of a short and a float, of an integer, a float and a double, sorted.
// grad: f
// at: x=1.3
// value: 652.19997892379808
// d x: 988.0
// tol: 1e-5

#define NI __attribute__((noinline)) static
struct R {
  short k;
  float v;
};
struct Q {
  int id;
  float a;
  double b;
};
NI struct R mkr(int k, double v) {
  struct R r = {(short)k, (float)v};
  return r;
}
NI void fill(struct Q *q, const struct R *r, int n) {
  for (int i = 0; i < n; i++) {
    q[i].id = r[i].k;
    q[i].a = r[i].v;
    q[i].b = r[i].v * 2.0;
  }
}
NI void sortq(struct Q *q, int n) {
  for (int i = 1; i < n; i++) {
    struct Q t = q[i];
    int j = i;
    for (; j > 0 && q[j - 1].id > t.id; j--)
      q[j] = q[j - 1];
    q[j] = t;
  }
}
double f(double x) {
  struct R r[5];
  struct Q q[5];
  for (int i = 0; i < 5; i++)
    r[i] = mkr(i * 3 % 5, x * (i + 1));
  fill(q, r, 5);
  sortq(q, 5);
  double t = 0;
  for (int i = 0; i < 5; i++)
    t += q[i].a * q[i].b * (i + 1) + q[i].id;
  return t;
}
