// Structures of a float and an integer that are sorted by the integer, which a function compares that is given both.
// grad: f
// at: x=1.3
// value: 229.58000946044922
// d x: 231.20000457763672
// tol: 1e-6
struct part {
  float v;
  int id;
};
#define NI __attribute__((noinline)) static
NI double use(const struct part *p, int n) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += p[i].v * p[i].id;
  return s;
}
NI struct part scaled(struct part p, double k) {
  struct part r = {(float)(p.v * k), p.id * 2};
  return r;
}
NI int cmp(struct part a, struct part b) { return a.id < b.id; }
NI void sort(struct part *p, int n) {
  for (int i = 1; i < n; i++)
    for (int j = i; j > 0 && cmp(p[j], p[j - 1]); j--) {
      struct part t = p[j];
      p[j] = p[j - 1];
      p[j - 1] = t;
    }
}
double f(double x) {
  struct part p[5];
  for (int i = 0; i < 5; i++) {
    struct part q = {(float)(x + i), 10 - i};
    p[i] = scaled(q, x);
  }
  sort(p, 5);
  return use(p, 3);
}
