// Structures of an integer and a float, given and returned by value, in an array.
// grad: f
// at: x=1.5
// value: 69.0
// d x: 46.0
// tol: 1e-6
struct part {
  int id;
  float v;
};
#define NI __attribute__((noinline)) static
NI struct part made(double v, int n) {
  struct part p = {n, (float)(v * n)};
  return p;
}
NI void put(struct part *q, struct part p, int i) { q[i] = p; }
NI double use(struct part p) { return p.id * p.v; }
NI double sum(struct part *q, int n) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += use(q[i]);
  return s;
}
NI struct part larger(struct part a, struct part b) { return a.v > b.v ? a : b; }
double f(double x) {
  struct part q[4];
  for (int i = 0; i < 4; i++)
    put(q, made(x, i + 1), i);
  struct part best = q[0];
  for (int i = 1; i < 4; i++)
    best = larger(best, q[i]);
  return sum(q, 4) + use(best);
}
