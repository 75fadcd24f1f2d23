// Structures of a float and an integer through recursion and a table of functions.
// grad: f
// at: x=1.5
// value: 1414065.375
// d x: 3770841.0
// tol: 1e-6
struct part {
  float v;
  int id;
};
#define NI __attribute__((noinline)) static
NI struct part rec(struct part p, int n) {
  if (n == 0)
    return p;
  p.v = p.v * 1.5f;
  p.id ^= n;
  return rec(p, n - 1);
}
NI double use(struct part p) { return p.id * p.v; }
typedef struct part (*step)(struct part, int);
NI struct part other(struct part p, int n) {
  p.v = p.v * p.v * n;
  return p;
}
double f(double x) {
  step t[2] = {rec, other};
  struct part p = {(float)x, 7};
  for (int i = 0; i < 4; i++)
    p = t[i & 1](p, 3);
  return use(p);
}
